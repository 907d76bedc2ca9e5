import { Stack } from '@mantine/core'
import { ActionButton } from './action-button'
import { nextActionOf } from './next-action'
import styles from './row-actions.module.css'
import { RowMenu } from './row-menu'

/** What the owner of a request can do with it: the one next thing, and the rest folded away. */
export const RowActions = ({ request }: { request: Parameters<typeof nextActionOf>[0] }) => (
  <Stack className={styles.actions} gap="2xs" align="flex-start">
    <ActionButton action={nextActionOf(request)} number={request.project_number} />
    <RowMenu request={request} />
  </Stack>
)
