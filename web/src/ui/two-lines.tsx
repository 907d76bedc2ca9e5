import type { ReactNode } from 'react'
import styles from './two-lines.module.css'

/** The content of a cell with a quiet second line, if it has one. */
export function TwoLines({ children, below }: { children: ReactNode; below: ReactNode }) {
  return (
    <div className={styles.lines}>
      <div>{children}</div>
      {below && <div className={styles.below}>{below}</div>}
    </div>
  )
}
