import { Text } from '@mantine/core'
import { dutchNumber } from '../../lib/dutch-number'

/** '1.234 van 1.500 tekens', with a warning above RVO's limit. */
export function Length({ length, limit }: { length: number; limit: number | null }) {
  if (limit === null)
    return (
      <Text variant="quiet" size="xs">
        {dutchNumber(length)} tekens
      </Text>
    )
  const over = length - limit
  return (
    <Text size="xs" c={over > 0 ? 'yellow.8' : 'dimmed'} fw={over > 0 ? 600 : undefined}>
      {dutchNumber(length)} van {dutchNumber(limit)} tekens
      {over > 0 && `, te lang voor RVO: kort ${dutchNumber(over)} in`}
    </Text>
  )
}
