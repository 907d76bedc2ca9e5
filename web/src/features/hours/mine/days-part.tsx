import { Text } from '@mantine/core'
import type { MyHours } from '../../../api/my-hours'
import { onDay } from '../../../lib/day-words'
import type { Day } from '../../../lib/rules/dates'
import { Notice } from '../../../ui/notice'
import { Part } from '../../../ui/part'
import { type Column, RowTable } from '../../../ui/row-table'
import { TwoLines } from '../../../ui/two-lines'
import { StateChip, stateOn } from './day-state'
import { canMark, MarkButtons, restUntil } from './mark-buttons'
import { closedDaysOf } from './my-lines'
import type { Marks } from './use-marks'

interface Props extends Marks {
  hours: MyHours
  today: Day
}

/** The days of a week: what is known of each, and the marks for those without hours. */
export function DaysPart({ hours, today, mark, marking, said }: Props) {
  const closed = closedDaysOf(hours)
  const columns: [Column<Day>, ...Column<Day>[]] = [
    {
      label: 'Dag',
      cell: (day) => (
        <Text span inherit textWrap="nowrap" translate="no">
          {onDay(day)}
        </Text>
      ),
    },
    {
      label: 'Stand',
      cell: (day) => (
        <TwoLines below={closed[day]}>
          <StateChip day={day} known={stateOn(hours, day)} today={today} />
        </TwoLines>
      ),
    },
    {
      label: 'Deze dag',
      onScreen: true,
      cell: (day) => {
        const known = stateOn(hours, day)
        return (
          canMark(hours, known, day, today) && <MarkButtons day={day} known={known} mark={mark} marking={marking} />
        )
      },
    },
    {
      label: 'Rest van de week',
      onScreen: true,
      cell: (day) => {
        const until = restUntil(hours, day)
        const offered = until !== null && canMark(hours, stateOn(hours, day), day, today)
        return offered && <MarkButtons day={day} until={until} mark={mark} marking={marking} />
      },
    },
  ]
  return (
    <Part title="Dagen">
      {said !== null && <Notice tone={said.good ? 'good' : 'error'}>{said.words}</Notice>}
      <RowTable card narrow name="Dagen" columns={columns} rows={hours.days} keyOf={(day) => day} />
    </Part>
  )
}
