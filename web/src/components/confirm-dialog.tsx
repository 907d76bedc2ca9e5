import { Button, Title } from '@mantine/core'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import styles from './confirm-dialog.module.css'

interface Props {
  title: string
  children: ReactNode
  /** The label of the button that does it: 'Wissen'. */
  action: string
  onConfirm: () => void
  onClose: () => void
}

/** Asks before something is lost. The browser's own dialog keeps the focus inside, gives it back and closes on Escape. */
export function ConfirmDialog({ title, children, action, onConfirm, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()

  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal()
  }, [])

  return (
    <dialog className={styles.dialog} ref={dialog} aria-labelledby={id} onClose={onClose}>
      <Title className={styles.title} order={2} size="h3" id={id}>
        {title}
      </Title>
      <p className={styles.text}>{children}</p>
      <div className={styles.actions}>
        <Button variant="default" onClick={() => dialog.current?.close()}>
          Annuleren
        </Button>
        <Button color="red" onClick={onConfirm}>
          {action}
        </Button>
      </div>
    </dialog>
  )
}
