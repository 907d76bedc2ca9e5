import { Stack, Text } from '@mantine/core'
import type { Ref } from 'react'
import type { VerdictLine } from './verdict-lines'

interface Props {
  /** Takes the focus when the button that shows the rest goes. */
  ref: Ref<HTMLDivElement>
  lines: VerdictLine[]
  /** Whether more is being typed. Screen readers hear the whole from the caller. */
  typing: boolean
  /** Shows the rest. */
  onPress: () => void
}

/** The lines of a verdict. They are text, never markup. */
export function Suggestions({ ref, lines, typing, onPress }: Props) {
  return (
    <div ref={ref} tabIndex={-1}>
      <Stack maw="line" aria-hidden={typing || undefined} onClick={typing ? onPress : undefined}>
        {lines.map(({ label, text, example }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity and keep their places
          <div key={index}>
            {label !== '' && <strong>{label}</strong>}
            {text !== '' && <Text c="inherit">{text}</Text>}
            {example !== '' && <Text variant="quiet">{example}</Text>}
          </div>
        ))}
      </Stack>
    </div>
  )
}
