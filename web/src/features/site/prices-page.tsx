import { Stack, Text, Title } from '@mantine/core'
import { Link } from 'react-router'
import { paths } from '../../lib/paths'
import { NextPrice } from '../../shared/site/site-text'
import { usePageTitle } from '../../shared/site/use-page-title'
import { Page } from '../../ui/page'
import { type Column, RowTable } from '../../ui/row-table'
import { ExampleLink } from './example-link'
import { ServiceCards } from './service-cards'
import { standardPrice } from './services-list'
import styles from './site.module.css'

interface Difference {
  about: string
  alone: string
  here: string
  adviser: string
}

const differences: Difference[] = [
  {
    about: 'Wat je betaalt',
    alone: 'Alleen eHerkenning',
    here: `${standardPrice} exclusief btw per project, en eHerkenning`,
    adviser: 'Verschilt per bureau: vraag het vooraf, ook wat je betaalt als RVO afwijst',
  },
  {
    about: 'Wie schrijft',
    alone: 'Jij',
    here: 'Jij, met een beoordeling van elke tekst en een vraag bij alles wat nog mist',
    adviser: 'Meestal de adviseur, na gesprekken met jou',
  },
  {
    about: 'Wie de techniek beoordeelt',
    alone: 'RVO',
    here: 'RVO: wij zeggen of je tekst beantwoordt wat RVO vraagt',
    adviser: 'De adviseur vooraf, daarna RVO',
  },
  {
    about: 'Wie indient',
    alone: 'Jij, met eHerkenning',
    here: 'Jij, met eHerkenning en een lijst om af te vinken',
    adviser: 'Vaak de adviseur, met een machtiging van jou',
  },
  {
    about: 'Uren bijhouden',
    alone: 'In je eigen bestand',
    here: 'In het projectbeheer dat bij je aanvraag hoort',
    adviser: 'Afhankelijk van wat je afspreekt',
  },
  {
    about: 'Past bij je als',
    alone: 'je het formulier van RVO al kent',
    here: 'je het zelf wilt doen en niets wilt vergeten',
    adviser: 'je het uit handen geeft, of je project een grensgeval is',
  },
]

const columns: [Column<Difference>, ...Column<Difference>[]] = [
  { label: 'Verschil', cell: ({ about }) => about },
  { label: 'Zelf', cell: ({ alone }) => alone },
  { label: 'Met ons', cell: ({ here }) => here },
  { label: 'Met een adviseur', cell: ({ adviser }) => adviser },
]

/** What one does and pays alone, here and with an adviser. It names no price of advisers: there is no source for one. */
const Comparison = () => (
  <Stack component="section" gap="md">
    <Title order={2}>Zelf, wij of een adviseur?</Title>
    <Text variant="lead">Je mag een aanvraag altijd zelf indienen: RVO vraagt er niets voor. Dit is het verschil.</Text>
    <RowTable card name="Zelf, wij of een adviseur" columns={columns} rows={differences} keyOf={({ about }) => about} />
  </Stack>
)

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
