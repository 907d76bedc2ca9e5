import { Loader } from '@mantine/core'
import styles from './waiting.module.css'

/** Holds the place of data that is on its way; visible only when that takes long enough to notice. */
export function Waiting({ text }: { text: string }) {
  return (
    <p className={styles.waiting} aria-busy="true">
      <Loader size={18} aria-hidden="true" />
      {text}
    </p>
  )
}
