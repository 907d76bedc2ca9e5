import { Link } from 'react-router'
import { useSite } from '../../api/site'
import { CookieSettings } from '../../components/cookie-settings'
import { paths } from '../../lib/paths'
import styles from './short-footer.module.css'

/** The footer of pages on which one has something to finish: help, the legal pages and who we are. */
export function ShortFooter() {
  const operator = useSite()?.operator
  return (
    <footer className={styles.footer}>
      <div className={styles.inside}>
        {operator && (
          <a className={styles.link} href={`mailto:${operator.email}`}>
            {operator.email}
          </a>
        )}
        <Link className={styles.link} to={paths.terms}>
          Algemene voorwaarden
        </Link>
        <Link className={styles.link} to={paths.privacy}>
          Privacy
        </Link>
        <CookieSettings className={styles.link} />
        {operator && (
          <span>
            KvK {operator.kvk} · Btw {operator.vat}
          </span>
        )}
      </div>
    </footer>
  )
}
