import { Text } from '@mantine/core'
import type { Bottleneck, Part } from '../../../api/application'

const line = (text: string): string => text.replace(/\s+/g, ' ')

/** What a bottleneck says already of its cause, of what is not known and of what was ruled out, while it says so. */
export function Found({ found, block }: { found: Part['found']; block: Bottleneck }) {
  const texts = line(`${block.problem} ${block.solution}`)
  const present = found.filter(({ quote }) => texts.includes(line(quote)))
  return present.map(({ label, quote }) => (
    <Text variant="quiet" key={label} mt="xs">
      {label}: <q translate="no">{quote}</q>
    </Text>
  ))
}
