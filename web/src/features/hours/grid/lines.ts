import type { HourEntry } from '../../../api/hours'
import type { Day } from '../../../lib/rules/dates'
import type { ProjectSpan } from '../../../lib/rules/warnings'
import type { Saved } from './saved'

/** The saved entries of a row by day. */
export type EntriesByDay = Partial<Record<Day, HourEntry[]>>

/** A row of the grid, an employee on a project, with the saved hours of the week. */
export interface Line {
  /** Tells it from the others: the id of the employee, or of the project where all rows are of one employee. */
  id: number
  name: string
  /** Quietly beside the name: a function, or the number of a project. */
  subtitle: string
  /** Whose hours its cells are, and on which project. */
  employee: number
  projectNumber: string
  /** What makes hours odd. */
  span: ProjectSpan
  saved: Saved
  /** Undefined until they are loaded. */
  entries: EntriesByDay | undefined
  /** Hours of the employee on other projects, which take room of a day too. */
  elsewhere: Saved
  /** Why no hours can be typed, or null. */
  closed: string | null
  /** Why none can be typed on single days. */
  closedDays: Partial<Record<Day, string>>
}

export const noLonger = 'Niet meer toegewezen aan dit project'

/** Returns why no hours can be typed on a day of a row, or null. */
export const closedAt = ({ closed, closedDays }: Pick<Line, 'closed' | 'closedDays'>, day: Day): string | null =>
  closed ?? closedDays[day] ?? null

/** Returns whether an entry is of a row. */
export const isOf =
  ({ employee, project_number: number }: Pick<HourEntry, 'employee' | 'project_number'>) =>
  (line: Line): boolean =>
    line.employee === employee && line.projectNumber === number

/** Returns the entries of the days of a row. */
export function byDay(entries: HourEntry[]): EntriesByDay {
  const days: EntriesByDay = {}
  for (const entry of entries) days[entry.date] = [...(days[entry.date] ?? []), entry]
  return days
}
