import { dutchNumber } from '../dutch-number'
import { addDays, type Day, weekdayName, weekdayNumber } from './dates'

/** When to file an application. */
export interface Filing {
  /** The month in which the period starts, yyyy-mm. */
  startMonth: string
  /** The last day to file. */
  deadline: Day
  /** The length of the period in months. It ends on 31 December. */
  months: number
  /** Whether the deadline has passed. */
  past: boolean
  /** Whether the project starts before the period. Its hours until then do not count. */
  uncounted: boolean
  /** The day of the deadline when it is a Saturday or Sunday, else empty. */
  weekend: string
  /** The working days left, the deadline included. */
  workingDays: number
}

/** The last month in which a period can start, because it lasts at least three months. */
const lastStart = 10

const first = (year: number, month: number): Day =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-01`

/** The deadline is the day before the period, but 20 December for January (RVO). */
const deadlineOf = (year: number, month: number): Day =>
  month === 1 ? `${String(year - 1).padStart(4, '0')}-12-20` : addDays(first(year, month), -1)

const isWeekend = (day: Day): boolean => weekdayNumber(day) % 6 === 0

/** Returns how many days after a day, up to and including another, are from Monday to Friday. */
function workingDays(from: Day, to: Day): number {
  let [day, count] = [from, 0]
  for (; addDays(day, 7) <= to; day = addDays(day, 7)) count += 5
  while (day < to) {
    day = addDays(day, 1)
    if (!isWeekend(day)) count++
  }
  return count
}

/** Returns the year and month in which the period starts. A start from October is for 1 October while it can be filed. */
function periodOf(start: Day, today: Day): [number, number] {
  const [year = 0, month = 0] = start.split('-').map(Number)
  if (month < lastStart) return [year, month]
  return today > deadlineOf(year, lastStart) ? [year + 1, 1] : [year, lastStart]
}

/** Returns when to file for a project that starts on a day. */
export function filingFor(start: Day, today: Day): Filing {
  const [year, month] = periodOf(start, today)
  const deadline = deadlineOf(year, month)
  return {
    startMonth: first(year, month).slice(0, 7),
    deadline,
    months: 13 - month,
    past: today > deadline,
    uncounted: start < first(year, month),
    weekend: isWeekend(deadline) ? weekdayName(deadline) : '',
    workingDays: workingDays(today, deadline),
  }
}

/** Returns the first day of the month after that of a day. */
function nextMonth(day: Day): Day {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return month === 12 ? first(year + 1, 1) : first(year, month + 1)
}

/** Returns the first period for which one can still file today. */
export function earliestFiling(today: Day): Filing {
  let filing = filingFor(nextMonth(today), today)
  while (filing.past) filing = filingFor(nextMonth(`${filing.startMonth}-01`), today)
  return { ...filing, uncounted: false }
}

/** Returns when to file for a project that goes on, which has no deadline in the past. */
export function continuedFiling(start: Day, today: Day): Filing {
  const filing = filingFor(start, today)
  if (!filing.past) return filing
  const next = earliestFiling(today)
  return { ...next, uncounted: start < `${next.startMonth}-01` }
}

/** Returns the year of the hours of a self-employed person without employees, who can file until 30 September. */
export function aloneYear(start: Day, today: Day): number {
  const last = `${start.slice(0, 4)}-09-30`
  const filed = [start < last ? start : last, today].sort().at(-1) ?? today
  const year = Number(filed.slice(0, 4))
  return filed.slice(5) > '09-30' ? year + 1 : year
}

/** 'nog 20 werkdagen' */
export function timeLeft(workingDays: number): string {
  if (workingDays === 0) return 'er is geen werkdag meer'
  return workingDays === 1 ? 'nog 1 werkdag' : `nog ${dutchNumber(workingDays)} werkdagen`
}

/** Says that a deadline is in a weekend, or nothing. */
export const weekendWarning = (weekend: string): string =>
  weekend === '' ? '' : `Dat is een ${weekend}: RVO schuift de datum niet op, dus dien liever eerder in.`
