import { Loader } from '@mantine/core'
import styles from './page-loading.module.css'

/** Shown only when a page takes long: a flash of it would be a disturbance. */
export function PageLoading() {
  return (
    <div className={styles.loading} role="status">
      <Loader aria-hidden="true" />
      <span>De pagina wordt geladen…</span>
    </div>
  )
}
