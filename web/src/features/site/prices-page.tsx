import { Title } from '@mantine/core'
import { Link } from 'react-router'
import { usePageTitle } from '../../api/use-page-title'
import { paths } from '../../lib/paths'
import styles from './section.module.css'
import { ServiceCards } from './service-cards'

export default function PricesPage() {
  usePageTitle('Prijzen')
  return (
    <div className={styles.section}>
      <Title order={1}>Prijzen</Title>
      <p className={styles.intro}>
        Je teksten schrijven en laten beoordelen is gratis. Je betaalt pas als je aanvraag klaarstaat, en je ziet hem
        eerst. Wat je precies betaalt, ook met een kortingscode, staat vooraf op het betaalscherm, met de btw erbij.
      </p>
      <ServiceCards heading="h2" />
      <p className={styles.intro}>
        Op een betaalde aanvraag zijn onze <Link to={paths.terms}>algemene voorwaarden</Link> van toepassing.
      </p>
    </div>
  )
}
