import { addDays, type Day } from '../../../lib/rules/dates'
import { dayMax, type Hours, hoursText } from '../../../lib/rules/hours'
import { closedAt, type Line } from './lines'
import { type Cell, emptyCell, emptyRow, isFilled, type Row, type Rows } from './model'
import { bookedAt, hoursOf } from './saved'

/** An entry of the week before. */
export interface Former {
  employee: number
  project_number: string
  date: Day
  hours: string
  description: string
}

type Open = Pick<Line, 'id' | 'employee' | 'projectNumber' | 'saved' | 'elsewhere' | 'closed' | 'closedDays'>

/** What copying did. */
export interface Copied {
  rows: Rows
  hours: Hours
  /** How many days got less than the week before, or nothing, since there is no room. */
  clipped: number
  /** How many days have hours already, and stay as they are. */
  there: number
}

/** The hours of a day, with all that was described. */
interface DayBefore {
  day: Day
  hours: Hours
  description: string
}

/** Adds up the entries of a row by day, moved one week on. */
function daysBefore(entries: Former[]): DayBefore[] {
  const days = new Map<Day, DayBefore>()
  for (const entry of entries) {
    const day = addDays(entry.date, 7)
    const { hours, description } = days.get(day) ?? { hours: 0, description: '' }
    const parts = description.split('; ')
    const words = parts.includes(entry.description)
      ? description
      : [description, entry.description].filter(Boolean).join('; ')
    days.set(day, { day, hours: hours + hoursOf(entry), description: words })
  }
  return [...days.values()]
}

/** Returns the description of most hours. */
function mainDescription(days: DayBefore[]): string {
  const hours = new Map<string, Hours>()
  for (const day of days) hours.set(day.description, (hours.get(day.description) ?? 0) + day.hours)
  return [...hours].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? ''
}

/** Fills the days of a row that have no hours, as far as there is room. What was typed stays. */
function fillRow(row: Row, line: Open, days: DayBefore[]): Omit<Copied, 'rows'> & { row: Row } {
  const without = days.filter(({ day }) => (line.saved[day] ?? 0) === 0)
  const empty = without.filter(({ day }) => !isFilled(row.cells[day]) && closedAt(line, day) === null)
  const description = row.description.trim() === '' ? mainDescription(empty) : row.description
  const cells: Partial<Record<Day, Cell>> = { ...row.cells }
  let copied = 0
  let clipped = 0
  for (const before of empty) {
    const hours = Math.max(0, Math.min(before.hours, dayMax - bookedAt(line, before.day)))
    if (hours < before.hours) clipped++
    if (hours === 0) continue
    copied += hours
    const own = before.description === description ? null : before.description
    cells[before.day] = { ...emptyCell, text: hoursText(hours), description: own }
  }
  return {
    row: copied === 0 ? row : { ...row, description, problem: null, cells },
    hours: copied,
    clipped,
    there: days.length - without.length,
  }
}

/** Copies the hours and descriptions of the week before into what is typed. Nothing of it is saved. */
export function copyWeek(lines: Open[], rows: Rows, before: Former[]): Copied {
  const copied: Copied = { rows: {}, hours: 0, clipped: 0, there: 0 }
  for (const line of lines) {
    const { id, employee, projectNumber: number, closed } = line
    if (closed !== null) continue
    const own = before.filter((entry) => entry.employee === employee && entry.project_number === number)
    const filled = fillRow(rows[id] ?? emptyRow, line, daysBefore(own))
    copied.rows[id] = filled.row
    copied.hours += filled.hours
    copied.clipped += filled.clipped
    copied.there += filled.there
  }
  return copied
}

const days = (count: number, one: string, more: string): string =>
  count === 1 ? `1 dag ${one}` : `${count} dagen ${more}`

/** What is said after copying. */
export function copiedWords({ hours, clipped, there }: Copied): string {
  const parts = [
    hours > 0 && `${hoursText(hours)} uur van vorige week ingevuld, nog niet opgeslagen.`,
    there > 0 && `${days(there, 'had al uren en blijft zoals die is', 'hadden al uren en blijven zoals ze zijn')}.`,
    clipped > 0 && `${days(clipped, 'is', 'zijn')} niet helemaal overgenomen, want er past hooguit 8 uur op een dag.`,
  ].filter((part) => part !== false)
  return parts.length > 0 ? parts.join(' ') : 'Er valt niets over te nemen van vorige week.'
}
