import { Link } from 'react-router'
import { usePageTitle } from '../../api/use-page-title'
import { Page } from '../../components/page'
import { paths } from '../../lib/paths'
import styles from './prices-page.module.css'
import { ServiceCards } from './service-cards'

export default function PricesPage() {
  usePageTitle('Prijzen')
  return (
    <Page
      title="Prijzen"
      lead="Je teksten schrijven en laten beoordelen is gratis. Je betaalt pas als je aanvraag klaarstaat, en je ziet hem eerst. Wat je precies betaalt, ook met een kortingscode, staat vooraf op het betaalscherm, met de btw erbij."
      wide
    >
      <ServiceCards heading="h2" />
      <p className={styles.terms}>
        Op een betaalde aanvraag zijn onze <Link to={paths.terms}>algemene voorwaarden</Link> van toepassing.
      </p>
    </Page>
  )
}
