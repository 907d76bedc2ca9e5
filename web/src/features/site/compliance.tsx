import { Box } from '@mantine/core'
import type { ReactNode } from 'react'
import { ApplyNow } from '../../shared/site/site-text'
import styles from './compliance.module.css'
import { Section } from './section'
import site from './site.module.css'
import { strip } from './strip'

const rules: { when: string; what: ReactNode }[] = [
  { when: 'Nu, met personeel', what: <ApplyNow as="employer" /> },
  { when: 'Nu, zonder personeel', what: <ApplyNow as="self_employed" /> },
  {
    when: 'Binnen 10 werkdagen',
    what: 'Leg S&O-uren vast per medewerker, per project en per dag. Een correctie moet te volgen zijn: RVO wil kunnen zien wat er eerst stond.',
  },
  {
    when: 'Vóór 1 april',
    what: 'Uiterlijk 31 maart geef je de gemaakte uren van het afgelopen jaar door aan RVO. Dat heet de mededeling.',
  },
  {
    when: 'Daarna nog 7 jaar',
    what: 'Bewaar alles 7 jaar: je aanvraag, je uren en je projectadministratie. Zo kun je bij een controle alles laten zien.',
  },
]

/** The rules of RVO in the order in which one meets them. */
export const Compliance = () => (
  <Section
    id="regels"
    title="Volgens de regels van RVO"
    text="Wij rekenen met de regels en de datums van RVO, ook na een toekenning, en zeggen wat wanneer moet. RVO zelf staat los van ons."
    beside="list"
  >
    <Box component="dl" className={`${styles.rules} ${site.strip}`} c="dimmed" ref={strip} aria-labelledby="regels">
      {rules.map(({ when, what }) => (
        <div key={when}>
          <dt>{when}</dt>
          <dd>{what}</dd>
        </div>
      ))}
    </Box>
  </Section>
)
