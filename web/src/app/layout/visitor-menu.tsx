import { IconUserCircle } from '@tabler/icons-react'
import { useLocation } from 'react-router'
import { paths } from '../../lib/paths'
import { Disclosure } from '../../ui/disclosure'
import { Icon } from '../../ui/icon'
import { MenuLink } from './menu-link'
import styles from './profile-menu.module.css'

/** What a visitor can do. Signing in leads back to the present page. */
export function VisitorMenu() {
  const from = useLocation()
  return (
    <Disclosure label="Account" icon={<Icon of={IconUserCircle} size="lg" />}>
      <ul className={styles.items}>
        <MenuLink to={paths.login} state={{ from }}>
          Inloggen
        </MenuLink>
        <MenuLink to={paths.register}>Account aanmaken</MenuLink>
        <MenuLink to={paths.newRequest} first>
          Start direct je aanvraag
        </MenuLink>
      </ul>
    </Disclosure>
  )
}
