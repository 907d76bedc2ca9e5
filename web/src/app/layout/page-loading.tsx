import { Loader } from '@mantine/core'
import styles from './page-loading.module.css'

/** Appears only when a page takes long, so that it does not flash by. */
export function PageLoading() {
  return (
    <div className={styles.loading} role="status">
      <Loader aria-hidden="true" />
      <span>De pagina wordt geladen…</span>
    </div>
  )
}
