import type { components } from '../schema'
import { addDays, type Day, weekdayNumber } from './dates'

/** Something odd about hours on a day, which are accepted all the same. */
export type HourWarning = components['schemas']['HourWarning']

type DayMarkKind = components['schemas']['DayMarkKind']

/** When a project starts, and the period of its application; and what is known of days, where that is. */
export interface ProjectSpan {
  start: Day
  from: Day
  to: Day
  /** The title of the project, where there are several. */
  title?: string
  /** The days that are marked as without hours. */
  marked?: Partial<Record<Day, DayMarkKind>>
  /** The months that are confirmed, yyyy-mm. */
  confirmed?: string[]
}

/** Easter Sunday in the Gregorian calendar, by Butcher's method. */
function easter(year: number): Day {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100]
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const n = h + l - 7 * m + 114
  return `${String(year).padStart(4, '0')}-0${Math.floor(n / 31)}-${String((n % 31) + 1).padStart(2, '0')}`
}

/** King's Day is 27 April, or the day before when that is a Sunday. */
const kingsDay = (year: string): Day => (weekdayNumber(`${year}-04-27`) === 0 ? `${year}-04-26` : `${year}-04-27`)

/** Returns the name of the Dutch public holiday that a day is, or null. The server knows the same; see domain/holiday.go. */
export function holidayOf(day: Day): string | null {
  const year = day.slice(0, 4)
  const sunday = easter(Number(year))
  const names: Record<Day, string> = {
    [kingsDay(year)]: 'Koningsdag',
    [`${year}-01-01`]: 'Nieuwjaarsdag',
    ...(Number(year) % 5 === 0 && { [`${year}-05-05`]: 'Bevrijdingsdag' }), // a day off in lustrum years alone
    [`${year}-12-25`]: 'Eerste Kerstdag',
    [`${year}-12-26`]: 'Tweede Kerstdag',
    [addDays(sunday, 39)]: 'Hemelvaartsdag',
    [sunday]: 'Eerste Paasdag',
    [addDays(sunday, 1)]: 'Tweede Paasdag',
    [addDays(sunday, 49)]: 'Eerste Pinksterdag',
    [addDays(sunday, 50)]: 'Tweede Pinksterdag',
  }
  return names[day] ?? null
}

/** Returns what is odd about hours of a project on a day, in the order in which it is told. */
export function warningsOf(day: Day, { start, from, to, marked, confirmed }: ProjectSpan): HourWarning[] {
  const odd: Record<HourWarning, boolean> = {
    before_start: day < start,
    outside_period: day < from || day > to,
    weekend: weekdayNumber(day) % 6 === 0,
    holiday: holidayOf(day) !== null,
    other_year: day.slice(0, 4) !== from.slice(0, 4),
    marked: marked?.[day] !== undefined,
    confirmed: confirmed?.includes(day.slice(0, 7)) ?? false,
  }
  return (Object.keys(odd) as HourWarning[]).filter((warning) => odd[warning])
}
