import { openCookieSettings } from '../../lib/consent'
import styles from './cookie-settings.module.css'

/** Opens the question about cookies again, so that withdrawing is as easy as consenting. */
export function CookieSettings({ className = '' }: { className?: string | undefined }) {
  return (
    <button className={`${styles.button} ${className}`} type="button" onClick={openCookieSettings}>
      Cookie-instellingen
    </button>
  )
}
