import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './confirm-dialog.module.css'
import { Dialog } from './dialog'

interface Props {
  title: string
  children: ReactNode
  /** The label of the button that does it: 'Wissen'. */
  action: string
  onConfirm: () => void
  onClose: () => void
}

/** Asks before something is lost. */
export function ConfirmDialog({ title, children, action, onConfirm, onClose }: Props) {
  return (
    <Dialog title={title} onClose={onClose}>
      {(close) => (
        <>
          <p className={styles.text}>{children}</p>
          <div className={styles.actions}>
            <Button variant="default" onClick={close}>
              Annuleren
            </Button>
            <Button color="red" onClick={onConfirm}>
              {action}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  )
}
