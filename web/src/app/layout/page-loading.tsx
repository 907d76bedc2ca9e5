import { Loader, Stack } from '@mantine/core'
import styles from './page-loading.module.css'

/** Appears only when a page takes long, so that it does not flash by. */
export function PageLoading() {
  return (
    <Stack className={styles.late} align="center" px="md" py="20vh" c="dimmed" role="status">
      <Loader aria-hidden="true" />
      <span>De pagina wordt geladen…</span>
    </Stack>
  )
}
