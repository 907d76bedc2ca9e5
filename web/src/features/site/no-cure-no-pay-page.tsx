import { Button, Title } from '@mantine/core'
import { Link } from 'react-router'
import { useSite } from '../../api/site'
import { usePageTitle } from '../../api/use-page-title'
import { paths } from '../../lib/paths'
import { euro } from '../../lib/rules/money'
import styles from './article.module.css'
import { successFee } from './services-list'

export default function NoCureNoPayPage() {
  usePageTitle('No Cure, No Pay')
  const email = useSite()?.operator.email
  return (
    <div className={styles.page}>
      <Title order={1}>No Cure, No Pay</Title>
      <p className={styles.lead}>
        Deze dienst wordt verwacht. Je kunt hem nog niet bestellen, wel alvast interesse laten weten.
      </p>
      <div className={styles.columns}>
        <div className={styles.text}>
          <h2>Wat het wordt</h2>
          <ul>
            <li>{euro(0)} vooraf.</li>
            <li>{successFee} succesvergoeding, alleen als RVO je aanvraag toekent.</li>
            <li>Experts controleren je aanvraag en dienen hem voor je in.</li>
          </ul>
          <h2>Wat je nu al kunt doen</h2>
          <p>
            Schrijf je projectteksten en laat ze beoordelen: dat is gratis. Met de standaarddienst dien je de aanvraag
            daarna zelf in.
          </p>
          <div className={styles.actions}>
            {email && (
              <Button
                component="a"
                href={`mailto:${email}?subject=${encodeURIComponent('Interesse in No Cure, No Pay')}`}
              >
                Ik heb interesse
              </Button>
            )}
            <Button component={Link} to={paths.prices} variant="default">
              Bekijk de prijzen
            </Button>
          </div>
        </div>
      </div>
    </div>
  )
}
