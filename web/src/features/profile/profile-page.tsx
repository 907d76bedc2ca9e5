import { Button } from '@mantine/core'
import { type KeyboardEvent, useId, useState } from 'react'
import { Link, Outlet, useLocation } from 'react-router'
import { useUser } from '../../api/session'
import { paths } from '../../lib/paths'
import { usePageTitle } from '../../shared/site/use-page-title'
import { MessagePage } from '../../ui/message-page'
import { Page } from '../../ui/page'
import styles from './profile-page.module.css'
import { nothingTyped } from './use-details'

const tabs = [
  { path: paths.profileDetails, name: 'Details' },
  { path: paths.profileCompanies, name: 'Bedrijven' },
  { path: paths.profileRequests, name: 'Aanvragen' },
  { path: paths.profilePortal, name: 'Portaal' },
] as const

/** Returns the tab that the last part of the path names, or else the first one. */
const tabAt = (pathname: string) =>
  tabs.find(({ path }) => path.split('/').pop() === pathname.split('/').filter(Boolean).pop()) ?? tabs[0]

/** Moves the focus from one tab to the next with the arrow keys, and around. Tab alone reaches just the open one. */
function moveAmongTabs(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
  if (step === undefined) return
  const all = [...event.currentTarget.querySelectorAll('a')]
  all.at((all.indexOf(event.target as HTMLAnchorElement) + step) % all.length)?.focus()
}

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

/** The tabs, which are links since each has its path, and the one that the path chooses. What was typed in the details stays while another is open. */
function Profile() {
  const current = tabAt(useLocation().pathname)
  const typed = useState(nothingTyped)
  const panel = useId()
  usePageTitle(`Mijn profiel: ${current.name}`)

  return (
    <Page title="Mijn profiel" wide>
      <div className={styles.tabs} role="tablist" aria-label="Onderdelen van je profiel" onKeyDown={moveAmongTabs}>
        {tabs.map(({ path, name }) => (
          <Link
            key={path}
            className={styles.tab}
            to={path}
            role="tab"
            aria-selected={path === current.path}
            tabIndex={path === current.path ? 0 : -1}
            aria-controls={panel}
          >
            {name}
          </Link>
        ))}
      </div>
      <div id={panel} role="tabpanel" aria-label={current.name}>
        <Outlet context={typed} />
      </div>
    </Page>
  )
}

/** The profile of who is signed in. */
export default function ProfilePage() {
  const { pathname, search, hash } = useLocation()
  const user = useUser()
  return user === null ? <SignInFirst from={pathname + search + hash} /> : <Profile key={user.id} />
}
