import { useRef, useState } from 'react'
import { awaitsSheet } from '../../../api/months'
import type { MyHours, MyMonth } from '../../../api/my-hours'
import { onDay } from '../../../lib/day-words'
import type { Day } from '../../../lib/rules/dates'
import { monthWords, openDaysWords, reasonWords } from '../../../shared/hours/month'
import { Sheets } from '../../../shared/hours/sheets'
import { Chip, type Tone } from '../../../ui/chip'
import { Notice } from '../../../ui/notice'
import { Part } from '../../../ui/part'
import { type Column, RowTable } from '../../../ui/row-table'
import { TwoLines } from '../../../ui/two-lines'
import { ConfirmMonth } from './confirm-month'

const states: Record<MyMonth['state'], [word: string, tone: Tone]> = {
  open: ['Open', 'later'],
  confirmed: ['Bevestigd', 'good'],
  closed: ['Afgesloten', 'neutral'],
}

interface Props {
  hours: MyHours
  today: Day
  /** The days about which the user is asked. */
  openDays: Day[]
}

/** One's own months around the week: their state, whether they are right, and the timesheets that are stored. */
export function MonthsPart({ hours: { company, employee, employee_name: name, months }, today, openDays }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [done, setDone] = useState<string | null>(null)

  /** Says that a month is confirmed. Its button goes, so the heading takes the focus. */
  function confirmed(month: string) {
    setDone(month)
    heading.current?.focus()
  }

  const openIn = ({ month, state }: MyMonth) =>
    state === 'open' ? openDays.filter((day) => day.startsWith(month)).length : 0

  const columns: [Column<MyMonth>, ...Column<MyMonth>[]] = [
    { label: 'Maand', cell: ({ month }) => monthWords(month) },
    {
      label: 'Stand',
      cell: (month) => {
        const [word, tone] = states[month.state]
        const open = openIn(month)
        return (
          <TwoLines below={reasonWords(month)}>
            <Chip tone={tone}>{open > 0 ? openDaysWords(open) : word}</Chip>
          </TwoLines>
        )
      },
    },
    {
      label: 'Urenstaat',
      cell: (of) => (of.sheets.length > 0 || awaitsSheet(of)) && <Sheets of={of} month={of.month} name={name} />,
    },
    {
      label: 'Bevestigen',
      onScreen: true,
      cell: (month) => {
        if (month.state !== 'open') return null
        if (today < month.confirm_from) return `Kan vanaf ${onDay(month.confirm_from)}`
        return (
          <ConfirmMonth
            company={company.id}
            employee={employee}
            month={month.month}
            open={openIn(month)}
            onDone={() => confirmed(month.month)}
          />
        )
      },
    },
  ]
  return (
    <Part title="Maanden" headingRef={heading}>
      {months.some(({ month, state }) => month === done && state !== 'open') && (
        <Notice tone="good">Je hebt {monthWords(done ?? '')} bevestigd.</Notice>
      )}
      <RowTable card name="Maanden" columns={columns} rows={months} keyOf={({ month }) => month} />
    </Part>
  )
}
