import type { Summary } from '../../api/reports'
import { dutchHalves } from '../../lib/dutch-number'
import { BarChart } from '../../ui/bar-chart'
import { Part } from '../../ui/part'
import { barsOf } from './bars'
import type { Period } from './period'

const wordsOf = { month: { each: 'Week', title: 'Per week' }, week: { each: 'Dag', title: 'Per dag' } }

const series = [{ name: 'Uren', colour: 'ink.6' }]

interface Props {
  summary: Summary
  period: Period
}

/** The hours per week of a month or per day of a week, as a chart and with the same figures as a table. */
export function OverTime({ summary, period }: Props) {
  const { each, title } = wordsOf[period.kind]
  return (
    <Part title={title} card>
      <BarChart
        name={`Uren ${title.toLowerCase()}`}
        each={each}
        measure="Uren"
        series={series}
        bars={barsOf(period, summary.days)}
        write={dutchHalves}
        folded={false}
        sums={false}
      />
    </Part>
  )
}
