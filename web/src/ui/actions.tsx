import type { ReactNode } from 'react'
import styles from './actions.module.css'

/** Buttons in a row. Put the likeliest first. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}
