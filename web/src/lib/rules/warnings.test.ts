import { expect, test } from 'vitest'
import { addDays } from './dates'
import { filingFor } from './filing'
import { plain } from './vectors-for-tests'
import { holidayOf, warningsOf } from './warnings'

/** The period of an application that was filed before its project started. */
function spanOf(start: string) {
  const from = `${filingFor(start, addDays(`${start.slice(0, 7)}-01`, -1)).startMonth}-01`
  return { start, from, to: `${from.slice(0, 4)}-12-31` }
}

plain('hour_warning_day', ({ start, day }: { start: string; day: string }) => warningsOf(day, spanOf(start)))
plain('holiday_day', (day: string) => holidayOf(day) !== null)

test('5 May is one in lustrum years alone, and Good Friday never', () => {
  expect(['2025-05-05', '2030-05-05'].map(holidayOf)).toEqual(['Bevrijdingsdag', 'Bevrijdingsdag'])
  expect(['2026-05-05', '2027-05-05', '2026-04-03'].map(holidayOf)).toEqual([null, null, null])
})

test('a holiday has its name', () => {
  expect(['2026-04-06', '2026-05-14', '2026-05-25', '2025-04-26'].map(holidayOf)).toEqual([
    'Tweede Paasdag',
    'Hemelvaartsdag',
    'Tweede Pinksterdag',
    'Koningsdag',
  ])
})
