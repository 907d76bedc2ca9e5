import { Text, Title } from '@mantine/core'
import { Link } from 'react-router'
import { paths } from '../../lib/paths'
import { NextPrice } from '../../shared/site/site-text'
import { usePageTitle } from '../../shared/site/use-page-title'
import { Page } from '../../ui/page'
import { Comparison } from './comparison'
import { ExampleLink } from './example-link'
import { ServiceCards } from './service-cards'
import styles from './site.module.css'

const facts = [
  {
    title: 'Eerst zien',
    text: 'Je bekijkt een voorbeeld van je eigen aanvraag voordat je betaalt. Bevalt het niet, dan kost het niets.',
  },
  {
    title: 'Eén keer betalen',
    text: 'Met iDEAL of een betaalkaart. Er is geen abonnement, en een kortingscode vul je in op het betaalscherm.',
  },
  {
    title: 'Meteen verder',
    text: 'Zodra je betaling binnen is, maak je de hele aanvraag af, download je hem en lees je stap voor stap hoe je hem indient.',
  },
]

export default function PricesPage() {
  usePageTitle('Prijzen')
  return (
    <Page
      title="Prijzen"
      lead="Je teksten schrijven en laten beoordelen is gratis. Je betaalt pas als je aanvraag klaarstaat: één vaste prijs per project, zonder verborgen kosten."
      wide
    >
      <ServiceCards heading={2} />
      <Text variant="lead">
        In één aanvraag bij RVO mogen meer projecten. Je betaalt voor elk project dat je hier afmaakt.
        <NextPrice />
      </Text>
      <ul className={styles.columns}>
        {facts.map(({ title, text }) => (
          <li key={title}>
            <Title order={2} size="h4">
              {title}
            </Title>
            <Text variant="lead">{text}</Text>
          </li>
        ))}
      </ul>
      <Text variant="lead">
        Hoe ziet een aanvraag eruit die af is? <ExampleLink>Bekijk er een als voorbeeld</ExampleLink>.
      </Text>
      <Comparison />
      <Text variant="lead">
        Op een betaalde aanvraag zijn onze <Link to={paths.terms}>algemene voorwaarden</Link> van toepassing.
      </Text>
    </Page>
  )
}
