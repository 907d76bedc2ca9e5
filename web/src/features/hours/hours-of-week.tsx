import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Employee } from '../../api/employees'
import { weekHours } from '../../api/hours'
import { EntryList } from './entries/entry-list'
import { FillWeek } from './fill-week'
import { HoursFrame } from './hours-frame'
import { useToday } from './use-today'
import { useWeek } from './week/use-week'
import { WeekBar } from './week/week-bar'

interface Props {
  /** The id of the user, whose typed hours are kept. */
  owner: number
  number: string
  /** The title of the project. */
  title: string
  employees: Employee[]
}

/** A week of a project: its hours to fill in, and below them those that are saved. Typing does not draw this again. */
export function HoursOfWeek({ owner, number, title, employees }: Props) {
  const today = useToday()
  const { monday, go } = useWeek(today)
  const { data: entries, error, refetch } = useQuery(weekHours(number, monday))
  const [wrong, setWrong] = useState(false)
  return (
    <HoursFrame title={title} wrong={wrong}>
      <WeekBar monday={monday} today={today} onGo={go} />
      <FillWeek
        owner={owner}
        number={number}
        monday={monday}
        today={today}
        employees={employees}
        entries={entries}
        failed={error}
        onRetry={() => void refetch()}
        onGo={go}
        onWrong={setWrong}
      />
      <EntryList monday={monday} entries={entries} />
    </HoursFrame>
  )
}
