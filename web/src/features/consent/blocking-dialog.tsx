import { type ReactNode, useLayoutEffect, useRef } from 'react'
import styles from './question.module.css'

/** A dialog that only an answer closes. The browser makes the page behind it inert, and keeps the focus inside. */
export function BlockingDialog({ labelledBy, children }: { labelledBy: string; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null)

  const open = () => {
    if (dialog.current?.open === false) dialog.current.showModal()
  }

  useLayoutEffect(() => {
    const shown = dialog.current
    if (shown?.open === false) shown.showModal()
    return () => shown?.close() // gives the focus back, which removing it would not
  }, [])

  return (
    <dialog
      className={styles.dialog}
      ref={dialog}
      closedby="none"
      data-on-screen
      aria-labelledby={labelledBy}
      onCancel={(event) => event.preventDefault()}
      onClose={open} // a browser may close it all the same, at a second Escape
    >
      {children}
    </dialog>
  )
}
