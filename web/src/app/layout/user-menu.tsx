import { Text } from '@mantine/core'
import { IconUserCircle } from '@tabler/icons-react'
import { useNavigate } from 'react-router'
import { signOut } from '../../api/session'
import { paths } from '../../lib/paths'
import type { User } from '../../lib/session'
import { Disclosure } from '../../ui/disclosure'
import { Icon } from '../../ui/icon'
import { PlainList } from '../../ui/plain-list'
import { MenuItem, MenuLink } from './menu-link'

const links = [
  { to: paths.profileDetails, label: 'Details' },
  { to: paths.profileCompanies, label: 'Bedrijven' },
  { to: paths.profileRequests, label: 'Aanvragen' },
  { to: paths.portal, label: 'Portaal' },
]

/** The user's own pages, and signing out. */
export function UserMenu({ user }: { user: User }) {
  const navigate = useNavigate()

  function leave() {
    navigate(paths.home) // first, or a page that needs an account would ask to sign in again
    signOut()
  }

  return (
    <Disclosure label="Mijn profiel" note={user.username} icon={<Icon of={IconUserCircle} size="lg" />}>
      <Text variant="quiet" size="xs" mod={{ ruled: 'below' }} mb="2xs" px="sm" pt="xs" pb="sm">
        Ingelogd als <strong translate="no">{user.username}</strong>
      </Text>
      <PlainList gap="3xs">
        {links.map(({ to, label }) => (
          <MenuLink key={to} to={to}>
            {label}
          </MenuLink>
        ))}
        <li>
          <MenuItem onClick={leave}>Uitloggen</MenuItem>
        </li>
      </PlainList>
    </Disclosure>
  )
}
