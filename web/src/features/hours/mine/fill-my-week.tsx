import { Stack } from '@mantine/core'
import { useQueries } from '@tanstack/react-query'
import { type ReactNode, useCallback, useMemo } from 'react'
import { type HourEntry, hoursToCopy, weekHours } from '../../../api/hours'
import type { MyHours } from '../../../api/my-hours'
import { addDays, type Day, daysOfWeek } from '../../../lib/rules/dates'
import { FillWeek } from '../fill-week'
import type { GridProps } from '../grid/grid-props'
import { WeekBar } from '../week/week-bar'
import { StateSign, stateOn } from './day-state'
import { DayView } from './day-view'
import { MyDeleted } from './my-deleted'
import { linesOf } from './my-lines'
import type { Marks } from './use-marks'

export interface WeekProps {
  owner: number
  hours: MyHours
  /** Whether the hours are still those of another week. */
  stale: boolean
  failed: Error | null
  onRetry: () => void
  monday: Day
  today: Day
  onWrong: (wrong: boolean) => void
  onGo: (day: Day) => void
  /** The one day that a phone shows, or null. */
  day: Day | null
  onShow: (day: Day) => void
}

type Described = Pick<HourEntry, 'employee' | 'project_number' | 'date' | 'description'>

/** What some calls have loaded so far, and why one did not. */
const allOf = <Data,>(calls: { data: Data | undefined; error: Error | null }[]) => ({
  loaded: calls.map(({ data }) => data),
  error: calls.find(({ error }) => error !== null)?.error ?? null,
})

/** Returns what was described on each project, the last first. */
function describedBy(projects: WeekProps['hours']['projects'], employee: number, entries: Described[]) {
  const newest = entries.filter((entry) => entry.employee === employee).toSorted((a, b) => b.date.localeCompare(a.date))
  return Object.fromEntries(
    projects.map(({ project, project_number: number }) => {
      const own = newest.filter((entry) => entry.project_number === number)
      return [project, [...new Set(own.map(({ description }) => description))]]
    }),
  )
}

interface Props extends WeekProps {
  marks: Marks
  /** What there is to say of the week below its hours. */
  children: ReactNode
}

/** The projects of the user's week, in the grid or on a phone a day at a time. */
export function FillMyWeek(props: Props) {
  const { owner, hours, stale, failed, onRetry, monday, today, onWrong, onGo, day, onShow, marks, children } = props
  const { projects, employee } = hours
  const numbers = projects.map(({ project_number: number }) => number)
  const here = useQueries({ queries: numbers.map((number) => weekHours(number, monday)), combine: allOf })
  const before = useQueries({
    queries: numbers.map((number) => ({ ...hoursToCopy(number, addDays(monday, -7)), enabled: day !== null })),
    combine: allOf,
  })
  const week = useMemo(() => ({ ...hours, days: daysOfWeek(monday) }), [hours, monday])
  const lines = useMemo(() => linesOf(week, here.loaded, today), [week, here.loaded, today])
  const described = useMemo(() => {
    const entries: (Described[] | undefined)[] = [...before.loaded, ...here.loaded]
    return describedBy(
      projects,
      employee,
      entries.flatMap((loaded) => loaded ?? []),
    )
  }, [projects, employee, before.loaded, here.loaded])
  const sign = useCallback((of: Day) => <StateSign known={stateOn(hours, of)} />, [hours])
  const draw = (grid: GridProps) =>
    day !== null && (
      <Stack gap="xl">
        <DayView grid={grid} hours={week} day={day} onShow={onShow} marks={marks} described={described} />
        <WeekBar monday={monday} today={today} onGo={onGo} />
      </Stack>
    )
  return (
    <Stack gap="xl">
      <Stack>
        <FillWeek
          owner={owner}
          drafts={`mine ${hours.company.id}`}
          label="Project"
          monday={monday}
          today={today}
          lines={lines}
          loading={stale}
          failed={failed ?? here.error}
          onRetry={onRetry}
          onGo={onGo}
          onWrong={onWrong}
          sign={sign}
          draw={day === null ? undefined : draw}
          onShow={onShow}
        />
      </Stack>
      {children}
      {!stale && <MyDeleted key={monday} lines={lines} monday={monday} />}
    </Stack>
  )
}
