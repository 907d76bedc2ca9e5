import { IconUserCircle } from '@tabler/icons-react'
import { useLocation } from 'react-router'
import { paths } from '../../lib/paths'
import { Disclosure } from '../../ui/disclosure'
import { Icon } from '../../ui/icon'
import { PlainList } from '../../ui/plain-list'
import { MenuLink } from './menu-link'

/** What a visitor can do. Signing in leads back to the present page. */
export function VisitorMenu() {
  const from = useLocation()
  return (
    <Disclosure label="Account" icon={<Icon of={IconUserCircle} size="lg" />}>
      <PlainList gap="3xs">
        <MenuLink to={paths.login} state={{ from }}>
          Inloggen
        </MenuLink>
        <MenuLink to={paths.register}>Account aanmaken</MenuLink>
        <MenuLink to={paths.newRequest} first>
          Start direct je aanvraag
        </MenuLink>
      </PlainList>
    </Disclosure>
  )
}
