import type { Site } from '../../api/site'
import { AsideCard } from '../../components/aside-card'
import { dutchNumber } from '../../lib/dutch-number'
import styles from './year-figures.module.css'

const euros = (cents: number): string => `€\u00a0${dutchNumber(cents / 100)}`

/** What the WBSO is worth in a year, as a table. */
export function YearFigures({ figures }: { figures: Site['wbso'][number] }) {
  const limit = euros(figures.first_bracket_limit)
  const rows = [
    [`S&O-kosten tot ${limit}`, `${figures.first_bracket_percent}%`],
    ['Starters, over diezelfde schijf', `${figures.first_bracket_starter_percent}%`],
    [`S&O-kosten boven ${limit}`, `${figures.second_bracket_percent}%`],
    ['Aftrek voor zelfstandigen, vanaf 500 uur', euros(figures.self_employed_deduction)],
    ['Extra aftrek voor startende zelfstandigen', euros(figures.self_employed_starter_extra)],
  ]
  return (
    <AsideCard title={`De cijfers van ${figures.year}`}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Waarover</th>
            <th scope="col">Voordeel</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([what, worth]) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td>{worth}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </AsideCard>
  )
}
