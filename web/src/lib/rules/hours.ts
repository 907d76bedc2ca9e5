import { dutchHalves } from '../dutch-number'
import { addDays, type Day, sundayOf, weekdayName, weekdayNumber } from './dates'
import { type Parsed, parsed, type Refusal, refuse, refused } from './refusal'

/** Hours worked, counted in half hours: 15 is seven and a half. */
export type Hours = number

/** 8 hours, for an employee on a day over all projects. */
export const dayMax: Hours = 16

/** 24 hours, for one entry. */
const inputMax: Hours = 48

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

/** Reads hours as a person types them: 7,5, 7.5, 7:30, 7½, 7u30 or 7,5 uur. */
export function parseHoursDutch(text: string): Parsed<Hours> {
  const plain = text.trim().replace(/(\d|½)\s*(?:uur|uren|u)$/i, '$1')
  const [, hours = '', minutes = ''] = /^(\d{1,2})[:u](\d{2})$/i.exec(plain) ?? []
  if (minutes !== '')
    return Number(minutes) < 60 ? parseHours(minutesAsFraction(hours, minutes)) : refused('number_invalid')
  return parseHours(plain.replace(/^(\d*)½$/, (_, whole) => `${whole || 0}.5`).replace(',', '.'))
}

/** Writes 7:30 as 7.5. Minutes that are no half hour become a fraction that parseHours refuses as such. */
const minutesAsFraction = (hours: string, minutes: string): string =>
  `${hours}.${{ '00': '0', '30': '5' }[minutes] ?? '25'}`

/** Formats hours for the wire, with one decimal: 7.5, 8.0. */
export const hoursWire = (hours: Hours): string => (hours / 2).toFixed(1)

/** Formats hours for a text: 7,5, 8 and 50.000. */
export const hoursText = (hours: Hours): string => dutchHalves(hours / 2)

/** Hours must be more than 0, at most 24, and at most 8 together with those booked that day on all projects. */
export function checkDay(booked: Hours, add: Hours, day: Day): Refusal | null {
  if (add <= 0) return refuse('hours_positive', 'hours')
  if (add > inputMax) return refuse('hours_over_input', 'hours', { day: weekdayName(day) })
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
