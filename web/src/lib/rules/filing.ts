import { addDays, type Day } from './dates'

/** When to file an application. */
export interface Filing {
  /** The period starts on the first of it, yyyy-mm. */
  startMonth: string
  /** The last day to file. */
  deadline: Day
  /** How long the period is; it ends on 31 December. */
  months: number
  /** Whether the deadline has passed. */
  past: boolean
}

/** The last month in which a period can start, so that it holds at least three months. */
const lastStart = 10

const first = (year: number, month: number): Day =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-01`

/** The day before the period, but 20 December for January (RVO). */
const deadlineOf = (year: number, month: number): Day =>
  month === 1 ? `${String(year - 1).padStart(4, '0')}-12-20` : addDays(first(year, month), -1)

/**
 * When to file for a project that starts on a day. The period starts on the
 * first of that month; a start in November or December falls to January.
 */
export function filingFor(start: Day, today: Day): Filing {
  const [y = 0, m = 0] = start.split('-').map(Number)
  const [year, month] = m > lastStart ? [y + 1, 1] : [y, m]
  const deadline = deadlineOf(year, month)
  return { startMonth: first(year, month).slice(0, 7), deadline, months: 13 - month, past: today > deadline }
}

/** The first day of the month after the one that holds a day. */
function nextMonth(day: Day): Day {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return month === 12 ? first(year + 1, 1) : first(year, month + 1)
}

/** The first period that can still be filed for today. */
export function earliestFiling(today: Day): Filing {
  let filing = filingFor(nextMonth(today), today)
  while (filing.past) filing = filingFor(nextMonth(`${filing.startMonth}-01`), today)
  return filing
}
