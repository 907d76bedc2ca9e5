import type { Summary } from '../../api/reports'
import { dutchDecimal, dutchHours } from '../../lib/dutch-number'
import { Part } from '../../ui/part'
import { RowTable } from '../../ui/row-table'
import { BarChart } from './bar-chart'
import { barsOf } from './bars'
import type { Period } from './period'
import { nameOf } from './period-words'

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
      <RowTable
        narrow
        name={`Uren ${title.toLowerCase()}`}
        columns={[
          { label: each, cell: ({ name }) => name },
          { label: 'Uren', figure: true, cell: ({ hours }) => dutchDecimal(hours) },
        ]}
        rows={bars}
        keyOf={({ name }) => name}
        foot={[['Totaal', dutchHours(summary.total_hours)]]}
      />
    </Part>
  )
}
