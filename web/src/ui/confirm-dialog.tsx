import { Box, Button, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { Actions } from './actions'
import { Dialog } from './dialog'
import { Notice } from './notice'
import { firstPress } from './use-once'

interface Props {
  title: string
  children: ReactNode
  /** The label of the button that does it: 'Wissen'. */
  action: string
  /** Whether it is being done. */
  busy?: boolean
  /** Why it was not done. */
  failed?: string | null
  onConfirm: () => void
  onClose: () => void
}

/**
 * Asks before something is lost. The second press of a double click does nothing: it may
 * come before the first is drawn, or have been meant for the button that opened this.
 */
export function ConfirmDialog({ title, children, action, busy = false, failed = null, onConfirm, onClose }: Props) {
  return (
    <Dialog title={title} onClose={onClose}>
      {(close) => (
        <>
          <Text variant="lead" mb="lg">
            {children}
          </Text>
          {failed !== null && (
            <Box mb="lg">
              <Notice tone="error">{failed}</Notice>
            </Box>
          )}
          <Actions>
            <Button variant="default" onClick={close}>
              Annuleren
            </Button>
            <Button
              color="red"
              aria-disabled={busy || undefined}
              aria-busy={busy || undefined}
              onClick={firstPress(onConfirm)}
            >
              {action}
            </Button>
          </Actions>
        </>
      )}
    </Dialog>
  )
}
