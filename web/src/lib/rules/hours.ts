import { dutchHalves } from '../dutch-number'
import { dayHoursMax, entryHoursMax } from '../limits'
import { addDays, type Day, sundayOf, weekdayName, weekdayNumber } from './dates'
import { type Parsed, parsed, type Refusal, refuse, refused } from './refusal'

/** Hours worked, counted in half hours: 15 is seven and a half. */
export type Hours = number

/** What an employee may have on a day, over all projects. */
export const dayMax: Hours = 2 * dayHoursMax

/** More than any check allows. */
const huge: Hours = 2_000_000

/** Reads hours in the wire format: 7.5, 8 or 8.0. Whether they fit a day is for checkDay. */
export function parseHours(text: string): Parsed<Hours> {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text)
  if (match === null) return refused('number_invalid')
  const whole = (match[2] ?? '').replace(/^0+/, '')
  const fraction = (match[3] ?? '').replace(/0+$/, '')
  if (fraction !== '' && fraction !== '5') return refused('hours_step')
  const hours = whole.length > 6 ? huge : 2 * Number(whole) + fraction.length
  return parsed(match[1] === '-' && hours > 0 ? -hours : hours)
}

const fractions: Record<string, string> = { '½': '5', '¼': '25', '¾': '75' }
const clock =
  /^(\d+)(?::|\s*(?:hours?|uren|uur|hrs|h|u)\s*(?:en\s+)?)([0-5]\d)(?::00)?(?:\s*(?:hours?|uren|uur|hrs|h|u))?$/
const inMinutes = /^(?:(\d+)\s*(?:hours?|uren|uur|hrs|h|u)\s*(?:en\s+)?)?(\d+)\s*(?:minutes|minuten|minuut|mins?|m)$/

/** Reads hours as a person types them: 7,5, 7.5, 7:30, 7½, 7u30, 1h 30m, 90 min or 7,5 uur. */
export function parseHoursDutch(text: string): Parsed<Hours> {
  const plain = text.trim().toLowerCase()
  const [, hours = '0', minutes = ''] = clock.exec(plain) ?? inMinutes.exec(plain) ?? []
  if (minutes !== '') return parseHours(String(Number(hours) + Number(minutes) / 60))
  const decimal = plain
    .replace(/(\d|[½¼¾])\s*(?:hours?|uren|uur|hrs|h|u)$/, '$1')
    .replace(/^(\d*)\s*([½¼¾])$/, (_, whole, sign) => `${whole || 0}.${fractions[sign]}`)
  return /[.,]\d{3}$/.test(decimal) ? refused('number_invalid') : parseHours(decimal.replace(',', '.'))
}

/** Formats hours for the wire, with one decimal: 7.5, 8.0. */
export const hoursWire = (hours: Hours): string => (hours / 2).toFixed(1)

/** Formats hours for a text: 7,5, 8 and 50.000. */
export const hoursText = (hours: Hours): string => dutchHalves(hours / 2)

/** Hours must be more than 0, at most 24, and at most 8 together with those booked that day on all projects. */
export function checkDay(booked: Hours, add: Hours, day: Day): Refusal | null {
  if (add <= 0) return refuse('hours_positive', 'hours')
  if (add > 2 * entryHoursMax) return refuse('hours_over_input', 'hours', { day: weekdayName(day) })
  if (booked + add > dayMax) return refuse('hours_over_day', 'hours', { day: weekdayName(day), n: hoursText(booked) })
  return null
}

/** Days after the Sunday of the current week are refused. */
export const checkEntryDate = (day: Day, today: Day): Refusal | null =>
  day > sundayOf(today) ? refuse('hours_future', 'date') : null

/** A week needs at least one day with hours. */
export const checkWeek = (days: Hours[]): Refusal | null =>
  days.some((hours) => hours > 0) ? null : refuse('hours_none', 'hours')

/** Hours are to be recorded within this many working days. */
const lateAfter = 10

/** Reports whether hours are late on a day of recording. Saturdays and Sundays do not count; holidays are not known. */
export function isLate(day: Day, recorded: Day): boolean {
  let working = 0
  for (let next = addDays(day, 1); next <= recorded && working <= lateAfter; next = addDays(next, 1))
    if (weekdayNumber(next) % 6 !== 0) working++
  return working > lateAfter
}
