import { Link } from 'react-router'
import { paths } from '../../lib/paths'
import styles from './own-footer.module.css'
import { ShortFooter } from './short-footer'

/** Below a user's own pages, where one is to pay, download or try again: one quiet line and a short footer. */
export function OwnFooter() {
  return (
    <>
      <aside className={styles.line} aria-label="Beginnen">
        Nog een project? <Link to={paths.newRequest}>Begin een nieuwe aanvraag</Link>
      </aside>
      <ShortFooter />
    </>
  )
}
