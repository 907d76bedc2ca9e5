import { Tabs } from '@mantine/core'
import { useEffect, useId, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { paths } from '../../lib/paths'
import { track } from '../../lib/tracking'
import { OperatorMail, SiteWord } from '../../shared/site/site-text'
import { usePageTitle } from '../../shared/site/use-page-title'
import { AsideCard } from '../../ui/aside-card'
import { LeaveGuard } from '../../ui/leave-guard'
import { Page } from '../../ui/page'
import { useHydrated } from '../../ui/use-hydrated'
import styles from './contact.module.css'
import { MeetingPanel } from './meeting-panel'
import { MessagePanel, useMessage } from './message-panel'

type Tab = 'bericht' | 'meeting'

/** The tab that the hash of the address names. The first render shows the first one, as the page that the server sends does. */
function useTab(): [Tab, (tab: Tab) => void] {
  const { search, hash } = useLocation()
  const navigate = useNavigate()
  const tab = useHydrated() && hash === '#meeting' ? 'meeting' : 'bericht'

  const choose = (to: Tab) =>
    navigate({ search, hash: to === 'meeting' ? '#meeting' : '' }, { replace: true, preventScrollReset: true })
  return [tab, choose]
}

const headings: Record<Tab, { title: string; lead: string }> = {
  bericht: {
    title: 'Stuur ons een bericht',
    lead: 'Stel je vraag over de WBSO, je aanvraag of deze dienst. Je krijgt meestal binnen één werkdag antwoord.',
  },
  meeting: {
    title: 'Plan een gesprek',
    lead: 'Liever even praten? Maak een afspraak, dan nemen we je project samen door.',
  },
}

const aside = (
  <AsideCard title="Andere manieren">
    <p>
      Mail ons op <OperatorMail />, of kijk of je antwoord bij de <Link to={paths.faq}>veelgestelde vragen</Link> staat.
    </p>
    <p>
      <SiteWord of="operator.name" />
      <br />
      <SiteWord of="operator.address" />
    </p>
  </AsideCard>
)

export default function ContactPage() {
  const [tab, choose] = useTab()
  const [met, setMet] = useState(false) // an agenda that is loaded stays when one looks at the other tab
  const message = useMessage()
  const formName = useId()
  usePageTitle('Contact', message.problems.length > 0)

  useEffect(() => track('contact_page_view'), [])

  if (tab === 'meeting' && !met) setMet(true)

  return (
    <Page {...headings[tab]} aside={aside}>
      <Tabs value={tab} onChange={(to) => choose(to as Tab)} keepMountedMode="display-none">
        <Tabs.List aria-label="Hoe wil je contact?">
          <Tabs.Tab className={styles.tab} px="lg" py="sm" fz="md" value="bericht">
            Bericht
          </Tabs.Tab>
          <Tabs.Tab className={styles.tab} px="lg" py="sm" fz="md" value="meeting">
            Meeting
          </Tabs.Tab>
        </Tabs.List>
        {/* Its tab has the name of a field in it, so that it needs another one. */}
        <Tabs.Panel pt="lg" value="bericht" aria-labelledby={formName}>
          <span id={formName} hidden>
            Formulier
          </span>
          <MessagePanel {...message} />
        </Tabs.Panel>
        <Tabs.Panel pt="lg" value="meeting">
          {met && <MeetingPanel onMessage={() => choose('bericht')} />}
        </Tabs.Panel>
      </Tabs>
      <LeaveGuard unsaved={message.unsaved} within={paths.contact} />
    </Page>
  )
}
