import { Button, Tabs } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Link, Outlet, useLocation } from 'react-router'
import { userProfile } from '../../api/account'
import { useUser } from '../../api/session'
import { paths } from '../../lib/paths'
import { usePageTitle } from '../../shared/site/use-page-title'
import { LeaveGuard } from '../../ui/leave-guard'
import { MessagePage } from '../../ui/message-page'
import { Page } from '../../ui/page'
import { isUnsaved, nothingTyped } from './use-details'

const tabs = [
  { path: paths.profileDetails, name: 'Details' },
  { path: paths.profileCompanies, name: 'Bedrijven' },
  { path: paths.profileRequests, name: 'Aanvragen' },
  { path: paths.profilePortal, name: 'Portaal' },
  { path: paths.profileSecurity, name: 'Beveiliging' },
] as const

/** Returns the tab that the last part of the path names, or else the first one. */
const tabAt = (pathname: string) =>
  tabs.find(({ path }) => path.split('/').pop() === pathname.split('/').filter(Boolean).pop()) ?? tabs[0]

function SignInFirst({ from }: { from: string }) {
  usePageTitle('Mijn profiel')
  return (
    <MessagePage
      title="Mijn profiel"
      actions={
        <>
          <Button component={Link} to={paths.login} state={{ from }}>
            Inloggen
          </Button>
          <Button component={Link} to={paths.register} state={{ from }} variant="default">
            Account aanmaken
          </Button>
        </>
      }
    >
      <p>Log in om je profiel te bekijken.</p>
    </MessagePage>
  )
}

/**
 * The tabs, which are links since each has its path, and the one that the path chooses. Arrow keys move among them, Enter
 * opens one. What was typed in the details stays while another is open.
 */
function Profile() {
  const current = tabAt(useLocation().pathname)
  const typed = useState(nothingTyped)
  const { data: saved } = useQuery({ ...userProfile, enabled: false }) // the tab of the details loads it
  const panel = useId()
  usePageTitle(`Mijn profiel: ${current.name}`)

  return (
    <Page title="Mijn profiel" wide>
      <Tabs value={current.path} activateTabWithKeyboard={false}>
        <Tabs.List aria-label="Onderdelen van je profiel">
          {tabs.map(({ path, name }) => (
            <Tabs.Tab
              key={path}
              value={path}
              flex={{ base: 1, xs: 'none' }}
              px={{ base: '2xs', xs: 'ml' }}
              py="sm"
              fz={{ base: 'xs', xs: 'md' }} // five fit beside each other on a phone of 360 px
              fw={path === current.path ? 600 : undefined}
              style={{ justifyContent: 'center' }}
              aria-controls={panel}
              renderRoot={(props) => <Link {...props} to={path} />}
            >
              {name}
            </Tabs.Tab>
          ))}
        </Tabs.List>
      </Tabs>
      <div id={panel} role="tabpanel" aria-label={current.name}>
        <Outlet context={typed} />
      </div>
      <LeaveGuard unsaved={saved !== undefined && isUnsaved(saved, typed[0])} within={paths.profile} />
    </Page>
  )
}

/** The profile of who is signed in. */
export default function ProfilePage() {
  const { pathname, search, hash } = useLocation()
  const user = useUser()
  return user === null ? <SignInFirst from={pathname + search + hash} /> : <Profile key={user.id} />
}
