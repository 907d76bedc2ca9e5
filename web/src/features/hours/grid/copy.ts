import { addDays, type Day } from '../../../lib/rules/dates'
import { dayMax, type Hours, hoursText } from '../../../lib/rules/hours'
import { type Cell, emptyCell, emptyRow, isFilled, type Row, type Rows } from './model'
import { bookedAt, hoursOf, type Saved } from './saved'

/** An entry of the week before. */
export interface Former {
  employee: number
  date: Day
  hours: string
  description: string
}

interface Person {
  id: number
  saved: Saved
  elsewhere: Saved
  /** Why no hours can be typed, or null. */
  closed: string | null
}

/** What copying did. */
export interface Copied {
  rows: Rows
  hours: Hours
  /** How many days got less than the week before, or nothing, since there is no room. */
  clipped: number
}

/** The hours of a day, with all that was described. */
interface DayBefore {
  day: Day
  hours: Hours
  description: string
}

/** Adds up the entries of an employee by day, moved one week on. */
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

/** Fills the empty days of a row as far as there is room for them. What was typed stays. */
function fillRow(row: Row, person: Person, days: DayBefore[]): { row: Row; hours: Hours; clipped: number } {
  const empty = days.filter(({ day }) => !isFilled(row.cells[day]))
  const description = row.description.trim() === '' ? mainDescription(empty) : row.description
  const cells: Partial<Record<Day, Cell>> = { ...row.cells }
  let copied = 0
  let clipped = 0
  for (const before of empty) {
    const hours = Math.max(0, Math.min(before.hours, dayMax - bookedAt(person, before.day)))
    if (hours < before.hours) clipped++
    if (hours === 0) continue
    copied += hours
    const own = before.description === description ? null : before.description
    cells[before.day] = { ...emptyCell, text: hoursText(hours), description: own }
  }
  return { row: copied === 0 ? row : { ...row, description, problem: null, cells }, hours: copied, clipped }
}

/** Copies the hours and descriptions of the week before into what is typed. Nothing of it is saved. */
export function copyWeek(people: Person[], rows: Rows, before: Former[]): Copied {
  const copied: Copied = { rows: {}, hours: 0, clipped: 0 }
  for (const person of people) {
    const { id, closed } = person
    if (closed !== null) continue
    const filled = fillRow(rows[id] ?? emptyRow, person, daysBefore(before.filter(({ employee }) => employee === id)))
    copied.rows[id] = filled.row
    copied.hours += filled.hours
    copied.clipped += filled.clipped
  }
  return copied
}

const days = (count: number): string => (count === 1 ? '1 dag is' : `${count} dagen zijn`)

/** What is said after copying. */
export function copiedWords({ hours, clipped }: Copied): string {
  const less =
    clipped === 0 ? '' : ` ${days(clipped)} niet helemaal overgenomen, want er past hooguit 8 uur op een dag.`
  if (hours > 0) return `${hoursText(hours)} uur van vorige week ingevuld, nog niet opgeslagen.${less}`
  return less === '' ? 'Er valt niets over te nemen van vorige week.' : less.trim()
}
