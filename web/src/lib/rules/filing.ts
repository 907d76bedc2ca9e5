import { addDays, type Day } from './dates'

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
}

/** The last month in which a period can start, because it lasts at least three months. */
const lastStart = 10

const first = (year: number, month: number): Day =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-01`

/** The deadline is the day before the period, but 20 December for January (RVO). */
const deadlineOf = (year: number, month: number): Day =>
  month === 1 ? `${String(year - 1).padStart(4, '0')}-12-20` : addDays(first(year, month), -1)

/**
 * Returns when to file for a project that starts on a day. The period starts on
 * the first of that month, and for November and December on 1 January.
 */
export function filingFor(start: Day, today: Day): Filing {
  const [y = 0, m = 0] = start.split('-').map(Number)
  const [year, month] = m > lastStart ? [y + 1, 1] : [y, m]
  const deadline = deadlineOf(year, month)
  return { startMonth: first(year, month).slice(0, 7), deadline, months: 13 - month, past: today > deadline }
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
  return filing
}
