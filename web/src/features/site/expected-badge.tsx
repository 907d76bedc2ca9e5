import { IconClock } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './expected-badge.module.css'

/** Marks what is still to come. */
export function ExpectedBadge({ children }: { children: ReactNode }) {
  return (
    <span className={styles.badge}>
      <IconClock size={14} stroke={2} aria-hidden="true" />
      {children}
    </span>
  )
}
