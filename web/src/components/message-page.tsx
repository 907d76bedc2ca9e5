import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './message-page.module.css'

interface Props {
  title: string
  children: ReactNode
  /** What one can do now: links and buttons, the likeliest first. */
  actions: ReactNode
}

/** A page that says one thing and offers a way on. */
export function MessagePage({ title, children, actions }: Props) {
  return (
    <div className={styles.page}>
      <Title order={1}>{title}</Title>
      <div className={styles.text}>{children}</div>
      <div className={styles.actions}>{actions}</div>
    </div>
  )
}
