import { Title } from '@mantine/core'
import { useMergedRef } from '@mantine/hooks'
import { type ReactNode, useId, useRef } from 'react'
import { showModal } from '../lib/show-modal'
import styles from './dialog.module.css'

interface Props {
  title: string
  /** Whether it holds a form, which needs more room than a question. */
  wide?: boolean
  /** Whether it holds a document, which takes nearly the whole window. */
  whole?: boolean
  /** The content, which may close the dialog. */
  children: (close: () => void) => ReactNode
  /** Called when it is closed. */
  onClose: () => void
}

/** A window over the page. The browser's own dialog keeps the focus inside, gives it back and closes on Escape. */
export function Dialog({ title, wide = false, whole = false, children, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()

  // The browser's close event comes in a later task, and a key pressed before it would open what it then closes.
  function close() {
    dialog.current?.close()
    onClose()
  }

  return (
    <dialog
      className={styles.dialog}
      ref={useMergedRef(dialog, showModal)}
      aria-labelledby={id}
      data-wide={wide || undefined}
      data-whole={whole || undefined}
      onCancel={close}
      onClose={onClose}
    >
      <Title mb="xs" order={2} size="h3" id={id}>
        {title}
      </Title>
      {children(close)}
    </dialog>
  )
}
