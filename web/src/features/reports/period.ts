import { addDays, type Day, mondayOf, parseDate, sundayOf, weekOf } from '../../lib/rules/dates'

export type Kind = 'month' | 'week'

/** What a report is about. `first` is its first day: the first of a month, or a Monday. */
export interface Period {
  kind: Kind
  first: Day
}

/** The years that can be reported on: the current one and these before it. */
const yearsBefore = 4

export const monthOf = (day: Day): string => day.slice(0, 7)

/** Returns the month or week of a day. */
export const periodOf = (kind: Kind, day: Day): Period => ({
  kind,
  first: kind === 'month' ? `${monthOf(day)}-01` : mondayOf(day),
})

/** Returns the year of a period. That of a week is the year of its Thursday. */
export const yearOf = ({ kind, first }: Period): number =>
  Number((kind === 'month' ? first : weekOf(first)).slice(0, 4))

/** Returns the last day of a period. */
export const lastDay = (period: Period): Day =>
  period.kind === 'month' ? addDays(stepped(period, 1).first, -1) : addDays(period.first, 6)

/** Returns the period that is so many further, or before when negative. */
export function stepped({ kind, first }: Period, count: number): Period {
  if (kind === 'week') return { kind, first: addDays(first, 7 * count) }
  const month = Number(first.slice(0, 4)) * 12 + Number(first.slice(5, 7)) - 1 + count
  const year = String(Math.floor(month / 12)).padStart(4, '0')
  return { kind, first: `${year}-${String((month % 12) + 1).padStart(2, '0')}-01` }
}

/** Returns the last period that can have hours: they may be entered up to this week's Sunday. */
const latest = (kind: Kind, today: Day): Period => periodOf(kind, sundayOf(today))

/** Returns the years that can be reported on, the newest first. */
export function reportYears(kind: Kind, today: Day): number[] {
  const oldest = yearOf(periodOf(kind, today)) - yearsBefore
  const newest = yearOf(latest(kind, today))
  return Array.from({ length: newest - oldest + 1 }, (_, i) => newest - i)
}

/** Reports whether a period can be reported on. */
export const isReported = (period: Period, today: Day): boolean =>
  reportYears(period.kind, today).includes(yearOf(period)) && period.first <= latest(period.kind, today).first

/** Returns all periods of a year up to today, the first one first. */
export function periodsOf(kind: Kind, year: number, today: Day): Period[] {
  const all: Period[] = []
  // 4 January is always in the first week of its year.
  for (let next = periodOf(kind, `${year}-01-04`); yearOf(next) === year; next = stepped(next, 1)) all.push(next)
  return all.filter((period) => isReported(period, today))
}

/** Returns the period with the same place in another year, or else the last one there. */
export function inYear(period: Period, year: number, today: Day): Period {
  const place = periodsOf(period.kind, yearOf(period), today).findIndex(({ first }) => first === period.first)
  const there = periodsOf(period.kind, year, today)
  return there[place] ?? there.at(-1) ?? periodOf(period.kind, today)
}

/** Returns the period in an address, ?month=2026-11 or ?week=2026-11-16, or else this month. */
export function periodIn(address: URLSearchParams, today: Day): Period {
  const week = parseDate(address.get('week') ?? '')
  const month = parseDate(`${address.get('month')}-01`)
  const asked =
    week.value !== null ? periodOf('week', week.value) : month.value !== null ? periodOf('month', month.value) : null
  return asked !== null && isReported(asked, today) ? asked : periodOf('month', today)
}

/** Returns a period as address and API know it. */
export const asQuery = ({ kind, first }: Period): { month: string } | { week: string } =>
  kind === 'month' ? { month: monthOf(first) } : { week: first }

/** Returns the period of the other kind that shows the same time: today's when that is in it. */
export function sameTimeAs(period: Period, kind: Kind, today: Day): Period {
  if (period.kind === kind) return period
  const holdsToday = period.first <= today && today <= lastDay(period)
  // Day 7 of a month and day 4 of a week are in the year of their period.
  return periodOf(kind, holdsToday ? today : addDays(period.first, kind === 'week' ? 6 : 3))
}
