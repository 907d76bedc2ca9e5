import type { Day } from '../../../lib/rules/dates'
import { type Hours, parseHours } from '../../../lib/rules/hours'

/** An entry as far as totals need it. */
interface Booked {
  employee: number
  date: Day
  hours: string
}

/** The saved hours of an employee by day. */
export type Saved = Partial<Record<Day, Hours>>

export const nothingSaved: Saved = {}

export const hoursOf = ({ hours }: { hours: string }): Hours => parseHours(hours).value ?? 0

/** Adds entries up by employee and day. */
export function savedOf(entries: Booked[]): Map<number, Saved> {
  const totals = new Map<number, Saved>()
  for (const entry of entries) {
    const days = totals.get(entry.employee) ?? {}
    days[entry.date] = (days[entry.date] ?? 0) + hoursOf(entry)
    totals.set(entry.employee, days)
  }
  return totals
}

/** Returns the hours that the employee of a row has on a day over all projects. */
export const bookedAt = ({ saved, elsewhere }: { saved: Saved; elsewhere: Saved }, day: Day): Hours =>
  (saved[day] ?? 0) + (elsewhere[day] ?? 0)
