import { Text } from '@mantine/core'
import { countCharacters } from '../../../lib/count-characters'
import { dutchNumber } from '../../../lib/dutch-number'
import { textAdvised } from '../../../lib/limits'

/** The length of a text, with a warning above RVO's limit. */
export function TextCounter({ text }: { text: string }) {
  const count = countCharacters(text)
  const over = count > textAdvised
  return (
    <Text
      size="xs"
      c={over ? 'yellow.7' : 'gray.6'}
      fw={over ? 600 : undefined}
      style={{ fontVariantNumeric: 'tabular-nums' }}
    >
      {dutchNumber(count)} van {dutchNumber(textAdvised)} tekens
      {over && <span>. RVO neemt niet meer over: kort je tekst in.</span>}
    </Text>
  )
}
