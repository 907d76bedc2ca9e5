import { IconAlertCircle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './notice.module.css'

type NoticeTone = 'info' | 'warning' | 'error' | 'good'

const icons = { info: IconInfoCircle, warning: IconAlertCircle, error: IconAlertCircle, good: IconCircleCheck }

interface Props {
  tone: NoticeTone
  children: ReactNode
}

/** A message inside a page. Screen readers announce an error at once, the others politely. */
export function Notice({ tone, children }: Props) {
  const Icon = icons[tone]
  return (
    <div className={styles.notice} data-tone={tone} role={tone === 'error' ? 'alert' : 'status'}>
      <Icon className={styles.icon} size={20} stroke={2} aria-hidden="true" />
      <div className={styles.text}>{children}</div>
    </div>
  )
}
