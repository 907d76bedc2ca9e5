import type { ReactNode } from 'react'
import styles from '../notices.module.css'

interface Props {
  text: string
  children: ReactNode
}

/** A notice about drafts, with buttons. */
export const Offer = ({ text, children }: Props) => (
  <div className={styles.notice} role="status">
    <p>{text}</p>
    <div className={styles.actions}>{children}</div>
  </div>
)
