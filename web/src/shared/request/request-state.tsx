import { Flex, Text } from '@mantine/core'
import { FilingLine } from '../filing/filing-line'
import { DeadlineChip } from './deadline-chip'
import { RequestProgress } from './progress'

type Request = Parameters<typeof FilingLine>[0]['request'] &
  Parameters<typeof DeadlineChip>[0]['request'] &
  Parameters<typeof RequestProgress>[0]['request']

interface Props {
  request: Request & { put_off?: boolean }
  /** Whether the days that are left are told elsewhere in the row. */
  brief?: boolean
}

/** How far a request is and until when it can be filed, below its title in a list. */
export const RequestState = ({ request, brief = false }: Props) => (
  <Flex wrap="wrap" columnGap="xs" align="center">
    <RequestProgress request={request} compact />
    {request.put_off === true && <Text fz="sm">Wacht op het taalmodel</Text>}
    <span>
      <FilingLine request={request} />
    </span>
    {!brief && <DeadlineChip request={request} />}
  </Flex>
)
