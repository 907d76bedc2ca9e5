import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/Tabs.layer.css'
import { Button, Tabs } from '@mantine/core'
import { Link, useLocation, useNavigate } from 'react-router'
import { useUser } from '../../api/session'
import { usePageTitle } from '../../api/use-page-title'
import { MessagePage } from '../../components/message-page'
import { Page } from '../../components/page'
import { paths } from '../../lib/paths'
import { CompaniesTab } from './companies-tab'
import { DetailsTab } from './details-tab'
import { PortalTab } from './portal-tab'
import styles from './profile-page.module.css'
import { RequestsTab } from './requests-tab'

const tabs = [
  { path: paths.profileDetails, name: 'Details', Content: DetailsTab },
  { path: paths.profileCompanies, name: 'Bedrijven', Content: CompaniesTab },
  { path: paths.profileRequests, name: 'Aanvragen', Content: RequestsTab },
  { path: paths.profilePortal, name: 'Portaal', Content: PortalTab },
] as const

/** Returns the tab that the last part of the path names, or else the first one. */
const tabAt = (pathname: string) =>
  tabs.find(({ path }) => path.split('/').pop() === pathname.split('/').filter(Boolean).pop()) ?? tabs[0]

function SignInFirst({ from }: { from: string }) {
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

/** The profile. The path chooses the tab. */
export default function ProfilePage() {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const user = useUser()
  const current = tabAt(pathname)
  usePageTitle(`Mijn profiel: ${current.name}`)

  if (user === null) return <SignInFirst from={pathname + search + hash} />
  return (
    <Page title="Mijn profiel" wide>
      <Tabs
        value={current.path}
        onChange={(path) => path !== null && navigate(path)}
        activateTabWithKeyboard={false}
        keepMounted={false}
      >
        <Tabs.List className={styles.tabs} aria-label="Onderdelen van je profiel">
          {tabs.map(({ path, name }) => (
            <Tabs.Tab key={path} className={styles.tab} value={path}>
              {name}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {tabs.map(({ path, Content }) => (
          <Tabs.Panel key={path} className={styles.panel} value={path}>
            <Content />
          </Tabs.Panel>
        ))}
      </Tabs>
    </Page>
  )
}
