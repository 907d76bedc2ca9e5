import { Table } from '@mantine/core'
import type { Summary } from '../../api/reports'
import { dutchDecimal, dutchHours } from '../../lib/dutch-number'
import { Part } from '../../ui/part'
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
      <Table horizontalSpacing={0} aria-label={`Uren ${title.toLowerCase()}`}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{each}</Table.Th>
            <Table.Th scope="col" ta="right">
              Uren
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {bars.map(({ name, hours }) => (
            <Table.Tr key={name}>
              <Table.Th scope="row">{name}</Table.Th>
              <Table.Td ta="right">{dutchDecimal(hours)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
        <Table.Tfoot>
          <Table.Tr>
            <Table.Th scope="row">Totaal</Table.Th>
            <Table.Td ta="right" fw={650}>
              {dutchHours(summary.total_hours)}
            </Table.Td>
          </Table.Tr>
        </Table.Tfoot>
      </Table>
    </Part>
  )
}
