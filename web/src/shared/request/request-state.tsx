import { Group, Stack } from '@mantine/core'
import { FilingLine } from '../filing/filing-line'
import { DeadlineChip } from './deadline-chip'
import { RequestProgress } from './progress'

type Request = Parameters<typeof FilingLine>[0]['request'] &
  Parameters<typeof DeadlineChip>[0]['request'] &
  Parameters<typeof RequestProgress>[0]['request']

/** How far a request is and until when it can be filed, below its title in a list. */
export const RequestState = ({ request }: { request: Request }) => (
  <Stack gap="xs">
    <Group gap="xs">
      <span>
        <FilingLine request={request} />
      </span>
      <DeadlineChip request={request} />
    </Group>
    <RequestProgress request={request} />
  </Stack>
)
