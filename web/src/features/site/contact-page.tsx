import { Button, Title } from '@mantine/core'
import { Link } from 'react-router'
import { useSite } from '../../api/site'
import { usePageTitle } from '../../api/use-page-title'
import { paths } from '../../lib/paths'
import styles from './article.module.css'
import { OperatorDetails } from './operator-details'

export default function ContactPage() {
  usePageTitle('Contact')
  const site = useSite()
  return (
    <div className={styles.page}>
      <Title order={1}>Contact</Title>
      <p className={styles.lead}>
        Stuur ons een mail met je vraag. Je krijgt meestal binnen één werkdag antwoord. Gaat het over een aanvraag, zet
        dan het projectnummer erbij.
      </p>
      <div className={styles.actions}>
        {site && (
          <Button component="a" href={`mailto:${site.operator.email}`}>
            Mail {site.operator.email}
          </Button>
        )}
        <Button component={Link} to={paths.faq} variant="default">
          Bekijk de veelgestelde vragen
        </Button>
      </div>
      <div className={styles.columns}>
        <div className={styles.text}>
          <h2>Gegevens</h2>
          <OperatorDetails site={site} />
          <p>Hier komen nog een berichtformulier en de mogelijkheid om een afspraak te plannen.</p>
        </div>
      </div>
    </div>
  )
}
