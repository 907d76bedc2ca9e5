import { expect, test } from 'vitest'
import { dayWords, shortDay, shortWeekday, weekSpan, weekWords } from './day-words'

test('days and weeks in words', () => {
  expect(dayWords('2026-11-16')).toBe('maandag 16 november')
  expect(`${shortWeekday('2026-11-04')} ${shortDay('2026-11-04')}`).toBe('wo 4 nov')
  expect(shortDay('2026-03-01')).toBe('1 mrt')
  expect(weekWords('2027-01-01')).toBe('Week 53')
  expect(weekSpan('2026-11-18')).toBe('16 november tot en met 22 november 2026')
  expect(weekSpan('2027-01-01')).toBe('28 december 2026 tot en met 3 januari 2027')
})
