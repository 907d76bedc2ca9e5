import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { useUser } from '../../api/session'
import { paths } from '../../lib/paths'
import { euro } from '../../lib/rules/money'
import { usePageTitle } from '../../shared/site/use-page-title'
import { Actions } from '../../ui/actions'
import { AsideCard } from '../../ui/aside-card'
import { Page } from '../../ui/page'
import styles from './article.module.css'
import { InterestForm } from './interest-form'
import { feeBase, successFee } from './services-list'

const now = (
  <AsideCard title="Wat je nu al kunt doen">
    <p>
      <Link to={paths.newRequest}>Schrijf je projectteksten</Link> en laat ze beoordelen: dat is gratis. Met de
      standaarddienst dien je de aanvraag daarna zelf in.
    </p>
  </AsideCard>
)

/** How a visitor lets us know: with an account, or with a message. */
const SignInFirst = () => (
  <>
    <p className={styles.line}>
      Log in om je belangstelling vast te leggen. Heb je nog geen account, maak er dan een of stuur ons een bericht.
    </p>
    <Actions>
      <Button component={Link} to={paths.login} state={{ from: paths.noCureNoPay }}>
        Inloggen
      </Button>
      <Button component={Link} to={paths.register} state={{ from: paths.noCureNoPay }} variant="default">
        Account aanmaken
      </Button>
      <Button component={Link} to={paths.contact} variant="default">
        Stuur een bericht
      </Button>
    </Actions>
  </>
)

export default function NoCureNoPayPage() {
  usePageTitle('No Cure No Pay')
  const user = useUser()
  return (
    <Page
      title="No Cure No Pay"
      lead="Deze dienst wordt verwacht. Je kunt hem nog niet bestellen, wel alvast laten weten dat je belangstelling hebt."
      reading
      aside={now}
    >
      <div className={styles.text}>
        <h2>Wat het wordt</h2>
        <ul>
          <li>Vooraf zul je {euro(0)} betalen.</li>
          <li>
            Daarna {successFee} succesvergoeding, {feeBase}. Kent RVO niets toe, dan zul je niets betalen.
          </li>
          <li>Experts zullen je aanvraag controleren en voor je indienen.</li>
          <li>Je zult je document krijgen direct nadat je hebt ondertekend.</li>
        </ul>
        <h2>Laat weten dat je belangstelling hebt</h2>
        <p>Het verplicht je tot niets. We gebruiken het alleen om je te laten weten dat de dienst er is.</p>
      </div>
      {user === null ? <SignInFirst /> : <InterestForm key={user.id} />}
    </Page>
  )
}
