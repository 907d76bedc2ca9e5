import { useLocation } from 'react-router'
import { messageOf } from '../../lib/return-path'
import { Notice } from '../../ui/notice'
import { useHydrated } from '../../ui/use-hydrated'
import styles from './page-frame.module.css'

/** What the previous page has to say, such as that an account was made. */
export function ArrivalMessage() {
  const message = messageOf(useLocation().state) // a reload brings it again
  if (!useHydrated() || message === null) return null
  return (
    <div className={styles.arrival}>
      <Notice tone="info">{message}</Notice>
    </div>
  )
}
