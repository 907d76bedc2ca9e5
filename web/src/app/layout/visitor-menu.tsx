import { IconUserCircle } from '@tabler/icons-react'
import { Link, useLocation } from 'react-router'
import { paths } from '../../lib/paths'
import { Disclosure } from '../../ui/disclosure'
import styles from './profile-menu.module.css'

/** What a visitor can do. Signing in leads back to the present page. */
export function VisitorMenu() {
  const from = useLocation()
  return (
    <Disclosure label="Account" icon={<IconUserCircle size={22} stroke={1.75} aria-hidden="true" />}>
      <ul className={styles.items}>
        <li>
          <Link className={styles.item} to={paths.login} state={{ from }}>
            Inloggen
          </Link>
        </li>
        <li>
          <Link className={styles.item} to={paths.register}>
            Account aanmaken
          </Link>
        </li>
        <li>
          <Link className={styles.start} to={paths.newRequest}>
            Start direct je aanvraag
          </Link>
        </li>
      </ul>
    </Disclosure>
  )
}
