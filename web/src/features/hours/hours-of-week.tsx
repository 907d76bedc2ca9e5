import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Employee } from '../../api/employees'
import { type HoursElsewhere, hoursElsewhere, weekHours } from '../../api/hours'
import { useSite } from '../../api/site'
import { localDay } from '../../lib/local-day'
import { type Day, mondayOf, parseDate } from '../../lib/rules/dates'
import type { ProjectSpan } from '../../lib/rules/warnings'
import { EntryList } from './entries/entry-list'
import { FillWeek } from './fill-week'
import { HoursFrame } from './hours-frame'
import { ToImport } from './tools'

/** The week in the address, ?week=2026-11-16 with any of its days, or that of today. `go` opens another. */
function useWeek(today: Day): { monday: Day; go: (day: Day) => void } {
  const [params, setParams] = useSearchParams()
  const go = useCallback((day: Day) => setParams({ week: mondayOf(day) }, { preventScrollReset: true }), [setParams])
  return { monday: mondayOf(parseDate(params.get('week') ?? '').value ?? today), go }
}

/** Returns today in the Netherlands, by the server's clock if that is known. */
const useToday = (): Day => useSite()?.today ?? localDay(new Date().toISOString())

interface Props {
  /** The id of the user, whose typed hours are kept. */
  owner: number
  number: string
  /** The title of the project. */
  title: string
  span: ProjectSpan
  employees: Employee[]
}

const nobody: HoursElsewhere[] = []

/** A week of a project: its hours to fill in, and below them those that are saved. Typing does not draw this again. */
export function HoursOfWeek({ owner, number, title, span, employees }: Props) {
  const today = useToday()
  const { monday, go } = useWeek(today)
  const { data: entries, error, refetch } = useQuery(weekHours(number, monday))
  const { data: elsewhere = nobody } = useQuery(hoursElsewhere(number, monday))
  const [wrong, setWrong] = useState(false)
  return (
    <HoursFrame title={title} wrong={wrong} tools={<ToImport number={number} />}>
      <FillWeek
        owner={owner}
        number={number}
        span={span}
        monday={monday}
        today={today}
        employees={employees}
        entries={entries}
        elsewhere={elsewhere}
        failed={error}
        onRetry={() => void refetch()}
        onGo={go}
        onWrong={setWrong}
      />
      {(entries !== undefined || error === null) && (
        <EntryList key={monday} number={number} monday={monday} span={span} entries={entries} />
      )}
    </HoursFrame>
  )
}
