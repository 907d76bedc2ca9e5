import { Box } from '@mantine/core'
import { useLocation } from 'react-router'
import { lazyPart } from '../../lib/load-part'
import { messageOf } from '../../lib/return-path'
import { useHydrated } from '../../ui/use-hydrated'

/** Few visits bring a message, so its looks are not in the shell. */
const Notice = lazyPart('notice', async () => ({ default: (await import('../../ui/notice')).Notice }))

/** What the previous page has to say, such as that an account was made. */
export function ArrivalMessage() {
  const message = messageOf(useLocation().state) // a reload brings it again
  if (!useHydrated() || message === null) return null
  return (
    <Box px="var(--wbso-side)" pt="lg">
      <Notice tone="info">{message}</Notice>
    </Box>
  )
}
