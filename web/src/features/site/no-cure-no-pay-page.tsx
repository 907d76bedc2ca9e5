import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { useSite } from '../../api/site'
import { usePageTitle } from '../../api/use-page-title'
import { Actions } from '../../components/actions'
import { AsideCard } from '../../components/aside-card'
import { Page } from '../../components/page'
import { paths } from '../../lib/paths'
import { euro } from '../../lib/rules/money'
import styles from './article.module.css'
import { successFee } from './services-list'

export default function NoCureNoPayPage() {
  usePageTitle('No Cure, No Pay')
  const email = useSite()?.operator.email
  const now = (
    <AsideCard title="Wat je nu al kunt doen">
      <p>
        Schrijf je projectteksten en laat ze beoordelen: dat is gratis. Met de standaarddienst dien je de aanvraag
        daarna zelf in.
      </p>
    </AsideCard>
  )
  return (
    <Page
      title="No Cure, No Pay"
      lead="Deze dienst wordt verwacht. Je kunt hem nog niet bestellen, wel alvast interesse laten weten."
      reading
      aside={now}
    >
      <div className={styles.text}>
        <h2>Wat het wordt</h2>
        <ul>
          <li>{euro(0)} vooraf.</li>
          <li>{successFee} succesvergoeding, alleen als RVO je aanvraag toekent.</li>
          <li>Experts controleren je aanvraag en dienen hem voor je in.</li>
        </ul>
      </div>
      <Actions>
        {email && (
          <Button component="a" href={`mailto:${email}?subject=${encodeURIComponent('Interesse in No Cure, No Pay')}`}>
            Ik heb interesse
          </Button>
        )}
        <Button component={Link} to={paths.prices} variant="default">
          Bekijk de prijzen
        </Button>
      </Actions>
    </Page>
  )
}
