import { useLocation } from 'react-router'
import { Notice } from '../../components/notice'
import { useHydrated } from '../../components/use-hydrated'
import { messageOf } from '../../lib/return-path'
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
