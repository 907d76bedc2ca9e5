import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { Employee } from '../../api/employees'
import { type HourEntry, type HoursElsewhere, hoursElsewhere, weekHours } from '../../api/hours'
import { checkEntryDate } from '../../lib/rules/hours'
import { sentenceOf } from '../../lib/rules/sentences'
import type { ProjectSpan } from '../../lib/rules/warnings'
import { Failed } from '../../ui/failed'
import { EntryList } from './entries/entry-list'
import { FillWeek } from './fill-week'
import { peopleOf } from './grid/people'
import { HoursFrame } from './hours-frame'
import { ToImport } from './tools'
import { useToday, useWeek } from './use-week'
import { WeekBar } from './week/week-bar'

interface Props {
  /** The id of the user, whose typed hours are kept. */
  owner: number
  number: string
  /** The title of the project. */
  title: string
  span: ProjectSpan
  employees: Employee[]
  /** Whether the user may write hours, and not only read them. */
  edits: boolean
}

const nobody: HoursElsewhere[] = []
const noEntries: HourEntry[] = []

/** A week of a project: its hours to fill in, and below them those that are saved. Typing does not draw this again. */
export function HoursOfWeek({ owner, number, title, span, employees, edits }: Props) {
  const today = useToday()
  const { monday, go } = useWeek(today)
  const { data: entries, error, refetch } = useQuery(weekHours(number, monday))
  const { data: elsewhere = nobody } = useQuery(hoursElsewhere(number, monday))
  const [wrong, setWrong] = useState(false)
  const lines = useMemo(() => {
    const future = checkEntryDate(monday, today)
    return peopleOf(employees, entries ?? noEntries, elsewhere, future && sentenceOf(future), { number, span })
  }, [employees, entries, elsewhere, monday, today, number, span])
  return (
    <HoursFrame title={title} wrong={wrong} tools={edits && <ToImport number={number} />}>
      {edits ? (
        <FillWeek
          owner={owner}
          drafts={number}
          label="Medewerker"
          monday={monday}
          today={today}
          lines={lines}
          loading={entries === undefined && error === null}
          failed={error}
          onRetry={() => void refetch()}
          onGo={go}
          onWrong={setWrong}
        />
      ) : (
        <>
          <WeekBar monday={monday} today={today} onGo={go} />
          {error !== null && (
            <Failed message="Kon uren niet laden" safe="De uren zijn bewaard." onRetry={() => void refetch()} />
          )}
        </>
      )}
      {(entries !== undefined || error === null) && (
        <EntryList key={monday} number={number} monday={monday} span={span} entries={entries} edits={edits} />
      )}
    </HoursFrame>
  )
}
