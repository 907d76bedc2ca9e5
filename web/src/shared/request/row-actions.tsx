import { Flex } from '@mantine/core'
import { ActionButton } from './action-button'
import { nextActionOf } from './next-action'
import { RowMenu } from './row-menu'

interface Props {
  request: Parameters<typeof nextActionOf>[0]
  /** The number of the request that is due first, whose button is filled. */
  first: string | undefined
}

/** What the owner of a request can do with it: the one next thing, and the rest folded away. */
export const RowActions = ({ request, first }: Props) => (
  <Flex wrap="wrap" columnGap="xs" align="flex-start" mt="2xs">
    <ActionButton
      action={nextActionOf(request)}
      number={request.project_number}
      filled={request.project_number === first}
    />
    <RowMenu request={request} />
  </Flex>
)
