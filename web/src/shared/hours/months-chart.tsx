import { Text } from '@mantine/core'
import { dutchHalves } from '../../lib/dutch-number'
import type { Day } from '../../lib/rules/dates'
import { BarChart } from '../../ui/bar-chart'
import type { Series } from '../../ui/bar-drawing'
import { type CountedMonths, monthName, monthsToCome } from './months-to-come'

const series: Series[] = [
  { name: 'Gemaakt', colour: 'ink.6' },
  { name: 'Nog beschikbaar', colour: 'orange.7', outlined: true },
]

interface Props {
  project: CountedMonths
  today: Day
  /** What is shown, for screen readers. */
  name: string
  /** Whether it is one of several, on a card. */
  small?: boolean
}

/** The hours of a project by month: those that were made, and those that its application leaves. What they come to is said above it. */
export function MonthsChart({ project, today, name, small = false }: Props) {
  const { months, estimated_hours: estimated } = project
  const average = small || estimated === 0 ? undefined : estimated / months.length
  return (
    <>
      <BarChart
        name={name}
        each="Maand"
        measure="Uren"
        look={small ? 'small' : 'upright'}
        series={estimated > 0 ? series : series.slice(0, 1)}
        bars={monthsToCome(project, today).map(({ month, made, toGo }) => ({
          label: monthName(month).replace('maart', 'mrt').slice(0, 3),
          name: `${monthName(month)} ${month.slice(0, 4)}`,
          figures: [made, toGo],
        }))}
        write={dutchHalves}
        sums={false}
        line={average}
      />
      {average !== undefined && (
        <Text variant="quiet">De streep is het gemiddelde van je aanvraag: {dutchHalves(average)} uur per maand.</Text>
      )}
    </>
  )
}
