import type { Summary } from '../../api/reports'
import { dutchDecimal, dutchHours } from '../../lib/dutch-number'
import { Part } from '../../ui/part'
import { BarChart } from './bar-chart'
import { barsOf } from './bars'
import type { Period } from './period'
import { nameOf } from './period-words'
import table from './table.module.css'

const wordsOf = { month: { each: 'Week', title: 'Per week' }, week: { each: 'Dag', title: 'Per dag' } }

interface Props {
  summary: Summary
  period: Period
}

/** The hours per week of a month or per day of a week, as a chart and with the same figures as a table. */
export function OverTime({ summary, period }: Props) {
  const bars = barsOf(period, summary.days)
  const { each, title } = wordsOf[period.kind]
  return (
    <Part title={title} card>
      <BarChart title={`Uren ${title.toLowerCase()}, ${nameOf(period)}. De tabel hieronder noemt ze.`} bars={bars} />
      <table className={table.table} aria-label={`Uren ${title.toLowerCase()}`}>
        <thead>
          <tr>
            <th scope="col">{each}</th>
            <th scope="col">Uren</th>
          </tr>
        </thead>
        <tbody>
          {bars.map(({ name, hours }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{dutchDecimal(hours)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Totaal</th>
            <td>{dutchHours(summary.total_hours)}</td>
          </tr>
        </tfoot>
      </table>
    </Part>
  )
}
