import { Button, Stack, Text, Timeline } from '@mantine/core'
import type { ComponentType } from 'react'
import { Link } from 'react-router'
import { paths } from '../../lib/paths'
import { BenefitCalculator } from '../../shared/benefit/benefit-calculator'
import { useCalculator } from '../../shared/benefit/use-calculator'
import { usePageTitle } from '../../shared/site/use-page-title'
import { Actions } from '../../ui/actions'
import { AsideCard } from '../../ui/aside-card'
import { Page } from '../../ui/page'
import { ApplicationChapter, CostsChapter, RecordsChapter } from './about-applying'
import { WhatChapter, WhatCountsChapter, WhoChapter } from './about-work'
import styles from './article.module.css'
import { ExampleSum } from './example-sum'
import { YearTable } from './year-table'

const moments = [
  { when: 'Uiterlijk 20 december', what: 'Aanvragen voor een start op 1 januari.' },
  {
    when: 'Uiterlijk de dag voor je start',
    what: 'Aanvragen voor een start later in het jaar. Elke periode begint op de eerste van een maand.',
  },
  { when: 'Binnen 10 werkdagen', what: 'Wie S&O doet, legt zijn uren vast: per dag en per project.' },
  { when: 'Ongeveer 3 maanden na het begin van je periode', what: 'RVO beslist. Daarna betaal je minder loonheffing.' },
  { when: '30 september', what: 'De laatste dag om voor het lopende jaar aan te vragen, voor een start op 1 oktober.' },
  { when: '31 december', what: 'Elke periode van het jaar eindigt.' },
  { when: 'Uiterlijk 31 maart', what: 'Je geeft RVO door hoeveel uren het echt werden.' },
]

/** When one applies, keeps and reports what, in the order of a year. Dates are those of RVO. */
const YearTimeline = () => (
  <Timeline role="list" bulletSize={16} lineWidth={2}>
    {moments.map(({ when, what }) => (
      <Timeline.Item key={when} role="listitem" title={when}>
        <Text variant="lead">{what}</Text>
      </Timeline.Item>
    ))}
  </Timeline>
)

/** The calculator on a page of its own. */
const Calculator = () => <BenefitCalculator {...useCalculator()} />

const ExampleChapter = () => (
  <>
    <p>
      Een bedrijf met vier ontwikkelaars maakt samen 1.000 S&amp;O-uren in een jaar. Het gemiddelde uurloon is nog niet
      bekend, en voor andere kosten kiest het bedrijf het forfait.
    </p>
    <ExampleSum />
  </>
)

const CalculatorChapter = () => (
  <>
    <p>Vul in wat je weet. De uitkomst verandert mee terwijl je typt, en we bewaren niets.</p>
    <Calculator />
  </>
)

/** The chapters of the page about the WBSO, what it is worth and when first. */
const chapters: { id: string; title: string; Body: ComponentType }[] = [
  { id: 'rekenen', title: 'Reken je eigen voordeel uit', Body: CalculatorChapter },
  { id: 'jaar', title: 'Een jaar met de WBSO', Body: YearTimeline },
  { id: 'wat', title: 'Wat het is', Body: WhatChapter },
  { id: 'voor-wie', title: 'Voor wie', Body: WhoChapter },
  { id: 'telt-mee', title: 'Wat telt mee, en wat niet', Body: WhatCountsChapter },
  { id: 'cijfers', title: 'De cijfers per jaar', Body: YearTable },
  { id: 'voorbeeld', title: 'Een voorbeeld in euro’s', Body: ExampleChapter },
  { id: 'kosten', title: 'Andere kosten: forfait of werkelijk', Body: CostsChapter },
  { id: 'aanvragen', title: 'Wanneer en hoe vaak je aanvraagt', Body: ApplicationChapter },
  { id: 'daarna', title: 'Wat je daarna moet bijhouden', Body: RecordsChapter },
]

const contents = (
  <AsideCard title="Op deze pagina" as="nav">
    <ul className={styles.contents}>
      {chapters.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ul>
  </AsideCard>
)

export default function AboutWbsoPage() {
  usePageTitle('Wat is de WBSO?')
  return (
    <Page
      title="Wat is de WBSO?"
      lead="De WBSO is de Nederlandse regeling die speur- en ontwikkelingswerk goedkoper maakt. Je betaalt minder loonheffing over de uren waarin je iets technisch nieuws ontwikkelt."
      aside={contents}
      asideFirst
    >
      <Stack className={styles.chapters} gap="2xl">
        {chapters.map(({ id, title, Body }) => (
          <section key={id} className={styles.text}>
            <h2 id={id}>{title}</h2>
            <Body />
          </section>
        ))}
      </Stack>
      <Actions>
        <Button component={Link} to={paths.newRequest}>
          Beschrijf je project
        </Button>
        <Button component={Link} to={paths.faq} variant="default">
          Veelgestelde vragen
        </Button>
      </Actions>
    </Page>
  )
}
