import { IconMenu2 } from '@tabler/icons-react'
import { NavLink } from 'react-router'
import { paths } from '../../lib/paths'
import { useSiteWord } from '../../shared/site/site-text'
import { Disclosure } from '../../ui/disclosure'
import { Icon } from '../../ui/icon'
import { Wordmark } from '../../ui/wordmark'
import { ProfileMenu } from './profile-menu'
import styles from './top-bar.module.css'

const links = [
  { to: paths.home, label: 'Home' },
  { to: paths.newRequest, label: 'Nieuwe aanvraag' },
  { to: paths.aboutWbso, label: 'Wat is WBSO?' },
  { to: paths.contact, label: 'Contact' },
  { to: paths.faq, label: 'FAQ' },
  { to: paths.prices, label: 'Prijzen' },
]

function Links({ className }: { className: string | undefined }) {
  return (
    <ul className={className}>
      {links.map(({ to, label }) => (
        <li key={to}>
          <NavLink className={styles.link} to={to} end>
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  )
}

/** The bar that stays above every page of the main layout. On small screens its links move into a dropdown. */
export function TopBar() {
  const brand = useSiteWord('brand')
  return (
    <header className={styles.bar}>
      <div className={styles.inside}>
        <Wordmark brand={brand} />
        <nav className={styles.nav} aria-label="Hoofdmenu">
          <Links className={styles.row} />
          <div className={styles.dropdown}>
            <Disclosure label="Menu" icon={<Icon of={IconMenu2} size="lg" />}>
              <Links className={styles.column} />
            </Disclosure>
          </div>
        </nav>
        <ProfileMenu />
      </div>
    </header>
  )
}
