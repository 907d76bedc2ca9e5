import { dutchNumber } from '../../lib/dutch-number'
import styles from './length.module.css'

/** '1.234 van 1.500 tekens', with a warning above RVO's limit. */
export function Length({ length, limit }: { length: number; limit: number | null }) {
  if (limit === null) return <p className={styles.length}>{dutchNumber(length)} tekens</p>
  const over = length - limit
  return (
    <p className={styles.length} data-over={over > 0 || undefined}>
      {dutchNumber(length)} van {dutchNumber(limit)} tekens
      {over > 0 && `, te lang voor RVO: kort ${dutchNumber(over)} in`}
    </p>
  )
}
