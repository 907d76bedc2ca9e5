import { Loader } from '@mantine/core'
import styles from './waiting.module.css'

/** Shown while data load. It appears only when that takes noticeably long. */
export function Waiting({ text }: { text: string }) {
  return (
    <p className={styles.waiting} aria-busy="true">
      <Loader size={18} aria-hidden="true" />
      {text}
    </p>
  )
}
