import type { ReactNode } from 'react'
import { Actions } from './actions'
import styles from './message-page.module.css'
import { Page } from './page'

interface Props {
  title: string
  children: ReactNode
  /** Links and buttons, the likeliest first. */
  actions: ReactNode
}

/** A page with a message and ways to go on. */
export function MessagePage({ title, children, actions }: Props) {
  return (
    <Page title={title}>
      <div className={styles.text}>{children}</div>
      <Actions>{actions}</Actions>
    </Page>
  )
}
