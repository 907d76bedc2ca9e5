import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { YearFigure } from '../../shared/site/site-text'
import styles from './benefits.module.css'

const figures: { id: string; worth: ReactNode; what: ReactNode }[] = [
  {
    id: 'eerste schijf',
    worth: <YearFigure of="first_bracket_percent" />,
    what: (
      <>
        terug van de eerste <YearFigure of="first_bracket_limit" /> aan S&amp;O-kosten: loon en andere kosten van speur-
        en ontwikkelingswerk. Daarboven <YearFigure of="second_bracket_percent" />.
      </>
    ),
  },
  {
    id: 'starters',
    worth: <YearFigure of="first_bracket_starter_percent" />,
    what: 'terug over datzelfde deel als je bedrijf als starter telt, tot drie jaar lang.',
  },
  {
    id: 'voorbeeld',
    worth: (
      <>
        tot <YearFigure of="benefit_of_250k" />
      </>
    ),
    what: <>terug op {'€\u00a0250.000'} aan S&amp;O-kosten, voor wie geen starter is.</>,
  },
]

/** What the WBSO is worth, in figures of the newest year. */
export function Benefits() {
  return (
    <section className={styles.band} aria-labelledby="voordeel">
      <div className={styles.inside}>
        <Title order={2} id="voordeel">
          Wat de WBSO oplevert in <YearFigure of="year" />
        </Title>
        <ul className={styles.list}>
          {figures.map(({ id, worth, what }) => (
            <li key={id}>
              <strong className={styles.worth}>{worth}</strong>
              <p className={styles.what}>{what}</p>
            </li>
          ))}
        </ul>
        <p className={styles.note}>
          Vuistregel: de WBSO scheelt 30 tot 50% van wat speur- en ontwikkelingswerk kost. Werk je als zelfstandige
          zonder personeel, dan gaat er <YearFigure of="self_employed_deduction" /> van je winst af voordat je belasting
          betaalt, vanaf 500 S&amp;O-uren per jaar.
        </p>
      </div>
    </section>
  )
}
