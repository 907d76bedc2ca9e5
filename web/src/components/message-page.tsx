import type { ReactNode } from 'react'
import { Actions } from './actions'
import styles from './message-page.module.css'
import { Page } from './page'

interface Props {
  title: string
  children: ReactNode
  /** What one can do now: links and buttons, the likeliest first. */
  actions: ReactNode
}

/** A page that says one thing and offers a way on. */
export function MessagePage({ title, children, actions }: Props) {
  return (
    <Page title={title}>
      <div className={styles.text}>{children}</div>
      <Actions>{actions}</Actions>
    </Page>
  )
}
