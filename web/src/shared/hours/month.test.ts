import { expect, test } from 'vitest'
import { daysOf, isOpen, monthAfter, monthBefore, monthWords, readMonth } from './month'

test.each([
  ['2026-01', '2025-12', '2026-02', 31],
  ['2026-02', '2026-01', '2026-03', 28],
  ['2028-02', '2028-01', '2028-03', 29],
  ['2026-12', '2026-11', '2027-01', 31],
])('%s comes after %s and before %s', (month, before, after, days) => {
  expect([monthBefore(month), monthAfter(month)]).toEqual([before, after])
  expect(daysOf(month)).toHaveLength(days)
})

test.each([null, '', '2026', '2026-13', '2026-00', '1999-12', '2026-1', '2026-10-01', 'x2026-10'])(
  '%j is no month',
  (text) => expect(readMonth(text)).toBeNull(),
)

test('a month in words', () => expect(monthWords(readMonth('2026-03') ?? '')).toBe('maart 2026'))

test('three states are open', () => {
  const all = ['recorded', 'none', 'absent', 'off', 'open', 'due', 'late'] as const
  expect(all.filter(isOpen)).toEqual(['open', 'due', 'late'])
})
