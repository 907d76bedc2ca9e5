import { expect, test } from 'vitest'
import { daysOfWeek, longDate, mondayOf, parseDate, shortDate, sundayOf, weekdayName, weekOf } from './dates'
import { parser, plain } from './vectors-for-tests'

parser('date_parse', parseDate)
plain('date_week', (day: string) => ({ monday: mondayOf(day), sunday: sundayOf(day), week: weekOf(day) }))
plain('date_text', (day: string) => ({ short: shortDate(day), long: longDate(day), weekday: weekdayName(day) }))

test.each(['2026-03-29', '2026-10-25'])('F-09: the week of %s has seven days', (day) => {
  expect(new Set(daysOfWeek(day)).size).toBe(7)
})
