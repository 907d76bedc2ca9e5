import { type Parsed, parsed, refused } from './refusal'

/** A calendar day, yyyy-mm-dd, without time or zone. */
export type Day = string

/** The months by their Dutch names, January first. */
export const months = [
  'januari',
  'februari',
  'maart',
  'april',
  'mei',
  'juni',
  'juli',
  'augustus',
  'september',
  'oktober',
  'november',
  'december',
] as const

const weekdays = ['zondag', 'maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag'] as const

/** Midnight UTC, where all days are equally long. */
const utc = (day: Day): Date => new Date(`${day}T00:00:00Z`)

const dayOf = (date: Date): Day => date.toISOString().slice(0, 10)

/** Reads yyyy-mm-dd. A day that does not exist is refused. */
export function parseDate(text: string): Parsed<Day> {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text.startsWith('0000')) return refused('date_invalid')
  const date = utc(text)
  return !Number.isNaN(date.getTime()) && dayOf(date) === text ? parsed(text) : refused('no_such_day')
}

export function addDays(day: Day, count: number): Day {
  const date = utc(day)
  date.setUTCDate(date.getUTCDate() + count)
  return dayOf(date)
}

/** 0 is Sunday. */
export const weekdayNumber = (day: Day): number => utc(day).getUTCDay()

/** Returns the Monday of the week of a day. */
export const mondayOf = (day: Day): Day => addDays(day, -((weekdayNumber(day) + 6) % 7))

/** Returns the Sunday of the week of a day. */
export const sundayOf = (day: Day): Day => addDays(mondayOf(day), 6)

/** Returns the seven days of the week of a day, Monday first. */
export const daysOfWeek = (day: Day): Day[] => Array.from({ length: 7 }, (_, i) => addDays(mondayOf(day), i))

/** Returns the ISO 8601 week, such as 2026-W01. Its year is that of its Thursday. */
export function weekOf(day: Day): string {
  const thursday = addDays(mondayOf(day), 3)
  const year = thursday.slice(0, 4)
  const elapsed = (utc(thursday).getTime() - utc(`${year}-01-01`).getTime()) / 86_400_000
  return `${year}-W${String(Math.floor(elapsed / 7) + 1).padStart(2, '0')}`
}

/** vrijdag */
export const weekdayName = (day: Day): string => weekdays[weekdayNumber(day)] ?? ''

/** 01-01-2027 */
export const shortDate = (day: Day): string => day.split('-').reverse().join('-')

/** 1 januari 2027 */
export function longDate(day: Day): string {
  const date = utc(day)
  return `${date.getUTCDate()} ${months[date.getUTCMonth()]} ${date.getUTCFullYear()}`
}
