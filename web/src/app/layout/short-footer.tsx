import { Link } from 'react-router'
import { paths } from '../../lib/paths'
import { OperatorMail, SiteWord } from '../../shared/site/site-text'
import { CookieSettings } from './cookie-settings'
import styles from './slim-layout.module.css'

/**
 * The footer of pages on which one has something to finish: help, the legal pages and who we are. These pages have the
 * scale of work (ui/work-scale.css).
 */
export function ShortFooter() {
  return (
    <footer className={styles.footer} data-work>
      <div className={styles.inside}>
        <OperatorMail className={styles.link} />
        <Link className={styles.link} to={paths.terms}>
          Algemene voorwaarden
        </Link>
        <Link className={styles.link} to={paths.privacy}>
          Privacy
        </Link>
        <CookieSettings className={styles.link} />
        <span>
          KvK <SiteWord of="operator.kvk" /> · Btw <SiteWord of="operator.vat" />
        </span>
      </div>
    </footer>
  )
}
