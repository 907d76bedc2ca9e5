import type { ReactNode } from 'react'
import styles from './frame.module.css'

/** The edges of a page. Use `Page` for a page with a heading. */
export function Frame({ children }: { children: ReactNode }) {
  return <div className={styles.frame}>{children}</div>
}
