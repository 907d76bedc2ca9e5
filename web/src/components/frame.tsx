import type { ReactNode } from 'react'
import styles from './frame.module.css'

/** The edges of a page. Most pages want `Page`, which also gives them their heading. */
export function Frame({ children }: { children: ReactNode }) {
  return <div className={styles.frame}>{children}</div>
}
