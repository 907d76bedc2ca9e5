import type { Summary } from '../../api/reports'
import { dutchDecimal, dutchNumber } from '../../lib/dutch-number'
import styles from './figures.module.css'
import { shownHours } from './usage-words'

/** The figures of a period at a glance. */
export function Figures({ summary }: { summary: Summary }) {
  const figures = [
    { name: 'Totaal uren', value: shownHours(summary.total_hours) },
    { name: 'Medewerkers', value: dutchNumber(summary.total_employees) },
    { name: 'Registraties', value: dutchNumber(summary.total_entries) },
    { name: 'Per gewerkte dag', value: `${shownHours(summary.avg_hours_per_day)} uur` },
    { name: 'Benutting', value: `${dutchDecimal(summary.usage_percent)}%` },
  ]
  return (
    <dl className={styles.figures}>
      {figures.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
