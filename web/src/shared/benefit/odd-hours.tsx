import { Box } from '@mantine/core'
import { oddHours } from '../../lib/typed-number'
import { Notice } from '../../ui/notice'

/** Says below the field of the hours of a year that they are probably not meant. */
export function OddHours({ hours }: { hours: string }) {
  const odd = oddHours(hours)
  return (
    odd !== null && (
      <Box mt="sm" maw="form">
        <Notice tone="warning">{odd}</Notice>
      </Box>
    )
  )
}
