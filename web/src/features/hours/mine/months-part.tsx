import { Group, Stack, Text } from '@mantine/core'
import { useRef, useState } from 'react'
import { awaitsSheet, type MyHours, type MyMonth } from '../../../api/my-hours'
import { downloadDocument } from '../../../api/requests'
import { localDay } from '../../../lib/local-day'
import { type Day, shortDate } from '../../../lib/rules/dates'
import { Chip, type Tone } from '../../../ui/chip'
import { DownloadButton } from '../../../ui/download-button'
import { Fold } from '../../../ui/fold'
import { Notice } from '../../../ui/notice'
import { Part } from '../../../ui/part'
import { type Column, RowTable } from '../../../ui/row-table'
import { TwoLines } from '../../../ui/two-lines'
import { ConfirmMonth } from './confirm-month'
import { onDay } from './day-state'
import { monthWords, openDaysWords, reasonWords } from './month-words'

const states: Record<MyMonth['state'], [word: string, tone: Tone]> = {
  open: ['Open', 'later'],
  confirmed: ['Bevestigd', 'good'],
  closed: ['Afgesloten', 'neutral'],
}

type Sheet = MyMonth['sheets'][number]

const dateOf = (moment: string): string => shortDate(localDay(moment))

/** A stored timesheet: the file, whether another took its place, and by what one knows it. */
function StoredSheet({ sheet, month }: { sheet: Sheet; month: string }) {
  const { id, sha256, made_at: made, replaced_at: replaced } = sheet
  return (
    <div>
      <Group gap="xs">
        <DownloadButton
          compact
          variant="default"
          label="Urenstaat"
          name={`Urenstaat van ${monthWords(month)}, ${dateOf(made)}`}
          filename={`urenstaat-${month}.pdf`}
          load={() => downloadDocument(id)}
        />
        <Text variant="quiet" size="xs" span>
          Gemaakt op {dateOf(made)}
          {replaced !== null && `, vervangen op ${dateOf(replaced)}`}
        </Text>
      </Group>
      <Fold label={<Text size="xs">SHA-256</Text>}>
        <Text size="xs" style={{ overflowWrap: 'anywhere' }} translate="no">
          {sha256}
        </Text>
      </Fold>
    </div>
  )
}

interface Props {
  hours: MyHours
  today: Day
}

/** One's own months around the week: their state, whether they are right, and the timesheets that are stored. */
export function MonthsPart({ hours: { company, employee, months }, today }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [done, setDone] = useState<string | null>(null)

  /** Says that a month is confirmed. Its button goes, so the heading takes the focus. */
  function confirmed(month: string) {
    setDone(month)
    heading.current?.focus()
  }

  const columns: [Column<MyMonth>, ...Column<MyMonth>[]] = [
    { label: 'Maand', cell: ({ month }) => monthWords(month) },
    {
      label: 'Stand',
      cell: (month) => {
        const [word, tone] = states[month.state]
        const open = month.state === 'open' && month.open_days > 0 && openDaysWords(month.open_days)
        return (
          <TwoLines below={reasonWords(month)}>
            <Chip tone={tone}>{open || word}</Chip>
          </TwoLines>
        )
      },
    },
    {
      label: 'Urenstaat',
      cell: (month) =>
        (month.sheets.length > 0 || awaitsSheet(month)) && (
          <Stack gap="xs">
            {awaitsSheet(month) && 'Wordt gemaakt'}
            {month.sheets.map((sheet) => (
              <StoredSheet key={sheet.id} sheet={sheet} month={month.month} />
            ))}
          </Stack>
        ),
    },
    {
      label: 'Bevestigen',
      onScreen: true,
      cell: (month) => {
        if (month.state !== 'open') return null
        if (today < month.confirm_from) return `Kan vanaf ${onDay(month.confirm_from)}`
        return (
          <ConfirmMonth company={company.id} employee={employee} month={month} onDone={() => confirmed(month.month)} />
        )
      },
    },
  ]
  return (
    <Part title="Maanden" headingRef={heading}>
      {months.some(({ month }) => month === done) && (
        <Notice tone="good">Je hebt {monthWords(done ?? '')} bevestigd.</Notice>
      )}
      <RowTable card name="Maanden" columns={columns} rows={months} keyOf={({ month }) => month} />
    </Part>
  )
}
