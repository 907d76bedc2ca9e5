import styles from './compliance.module.css'
import { Section } from './section'
import site from './site.module.css'
import { strip } from './strip'

const rules = [
  {
    when: 'Vóór je start',
    what: 'Dien uiterlijk in op de dag voordat je periode begint. Begint ze op 1 januari, dan is dat 20 december van het jaar ervoor. We zeggen erbij welke datum voor jou geldt.',
  },
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
    text="Na een toekenning moet ook je administratie kloppen. Wij rekenen met de regels en de datums van RVO en zeggen wat wanneer moet. RVO zelf staat los van ons."
    beside="list"
  >
    <dl className={`${styles.rules} ${site.strip}`} ref={strip} aria-labelledby="regels">
      {rules.map(({ when, what }) => (
        <div key={when}>
          <dt>{when}</dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  </Section>
)
