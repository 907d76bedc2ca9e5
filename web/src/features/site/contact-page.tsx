import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { useSite } from '../../api/site'
import { usePageTitle } from '../../api/use-page-title'
import { Actions } from '../../components/actions'
import { AsideCard } from '../../components/aside-card'
import { Page } from '../../components/page'
import { paths } from '../../lib/paths'
import styles from './article.module.css'
import { OperatorDetails } from './operator-details'

export default function ContactPage() {
  usePageTitle('Contact')
  const site = useSite()
  const details = (
    <AsideCard title="Gegevens">
      <OperatorDetails site={site} />
    </AsideCard>
  )
  return (
    <Page
      title="Contact"
      lead="Stuur ons een mail met je vraag. Je krijgt meestal binnen één werkdag antwoord. Gaat het over een aanvraag, zet dan het projectnummer erbij."
      reading
      aside={details}
    >
      <Actions>
        {site && (
          <Button component="a" href={`mailto:${site.operator.email}`}>
            Mail {site.operator.email}
          </Button>
        )}
        <Button component={Link} to={paths.faq} variant="default">
          Bekijk de veelgestelde vragen
        </Button>
      </Actions>
      <div className={styles.text}>
        <p>Hier komen nog een berichtformulier en de mogelijkheid om een afspraak te plannen.</p>
      </div>
    </Page>
  )
}
