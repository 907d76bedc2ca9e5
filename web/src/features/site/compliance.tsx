import { Title } from '@mantine/core'
import styles from './compliance.module.css'

const rules = [
  {
    when: 'Vóór je start',
    what: 'Je dient in op uiterlijk de dag voordat je periode begint, en voor 1 januari uiterlijk op 20 december. We zeggen erbij welke datum voor jou geldt.',
  },
  {
    when: 'Binnen 10 werkdagen',
    what: 'De S&O-uren staan per medewerker, per project en per dag in je administratie. Niets wordt overschreven: elke correctie blijft zichtbaar.',
  },
  {
    when: 'Vóór 1 april',
    what: 'Uiterlijk 31 maart geef je de gemaakte uren van het afgelopen jaar door aan RVO. Dat heet de mededeling.',
  },
  {
    when: '7 jaar lang',
    what: 'Je aanvraag, je uren en je projectadministratie blijven beschikbaar, zodat je bij een controle alles kunt laten zien.',
  },
]

/** The rules of RVO in the order in which one meets them. */
export function Compliance() {
  return (
    <section className={styles.section} aria-labelledby="regels">
      <div>
        <Title order={2} id="regels">
          Volgens de regels van RVO
        </Title>
        <p className={styles.text}>
          Een toekenning houd je alleen als ook je administratie klopt. Daarom rekent alles hier met de regels en de
          datums van RVO. RVO zelf staat los van ons, en beslist over elke aanvraag.
        </p>
      </div>
      <dl className={styles.rules}>
        {rules.map(({ when, what }) => (
          <div key={when} className={styles.rule}>
            <dt>{when}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
