import { expect, test } from 'vitest'
import {
  asQuery,
  inYear,
  isReported,
  type Kind,
  lastDay,
  periodIn,
  periodOf,
  periodsOf,
  reportYears,
  sameTimeAs,
  stepped,
  yearOf,
} from './period'

const today = '2026-11-22'
const month = (first: string) => ({ kind: 'month' as const, first })
const week = (first: string) => ({ kind: 'week' as const, first })

test.each([
  ['month=2026-03', month('2026-03-01')],
  ['month=2022-01', month('2022-01-01')], // the oldest of five years
  ['week=2026-11-16', week('2026-11-16')],
  ['week=2026-11-18', week('2026-11-16')], // any day of it
  ['week=2026-01-01', week('2025-12-29')], // the first week of 2026 begins in 2025
  ['', month('2026-11-01')],
  ['month=2021-12', month('2026-11-01')], // too long ago
  ['month=2026-12', month('2026-11-01')], // still to come
  ['week=2026-11-23', month('2026-11-01')],
  ['month=2026-13', month('2026-11-01')],
  ['month=kaas', month('2026-11-01')],
  ['week=2026-02-30', month('2026-11-01')],
])('the address ?%s shows %j', (address, period) => {
  expect(periodIn(new URLSearchParams(address), today)).toEqual(period)
})

test('a period comes back from its own address', () => {
  for (const kind of ['month', 'week'] as const) {
    for (const year of reportYears(kind, today)) {
      for (const period of periodsOf(kind, year, today))
        expect(periodIn(new URLSearchParams(asQuery(period)), today)).toEqual(period)
    }
  }
})

test.each<[Kind, number]>([
  ['month', 5 * 12 - 1],
  ['week', 52 * 5 - 5], // 47 weeks of this year, and four years of 52
])('by %s one can step through five years without a gap', (kind, count) => {
  const oldest = periodsOf(kind, 2022, today)[0] ?? periodOf(kind, today)
  const newest = periodOf(kind, today)
  let steps = 1
  for (let at = oldest; at.first !== newest.first; at = stepped(at, 1)) {
    expect(stepped(stepped(at, 1), -1)).toEqual(at)
    steps++
  }
  expect(steps).toBe(count)
  expect(isReported(stepped(oldest, -1), today)).toBe(false)
})

test('hours may be entered until Sunday, so a month can be shown up to a week before it begins', () => {
  expect(periodIn(new URLSearchParams('month=2027-01'), '2026-12-29')).toEqual(month('2027-01-01'))
  expect(periodIn(new URLSearchParams('month=2027-01'), '2026-12-27')).toEqual(month('2026-12-01'))
  expect(reportYears('month', '2026-12-29')).toEqual([2027, 2026, 2025, 2024, 2023, 2022])
  expect(reportYears('month', today)).toEqual([2026, 2025, 2024, 2023, 2022])
})

test('F-09 a week is of the year of its Thursday', () => {
  expect(yearOf(week('2025-12-29'))).toBe(2026)
  expect(yearOf(week('2020-12-28'))).toBe(2020)
  expect(periodsOf('week', 2026, '2027-06-01')).toHaveLength(53)
  expect(periodsOf('week', 2026, '2027-06-01')[0]).toEqual(week('2025-12-29'))
})

test('another year shows the same month or week, or else its last one', () => {
  expect(inYear(month('2026-03-01'), 2024, today)).toEqual(month('2024-03-01'))
  expect(inYear(month('2025-12-01'), 2026, today)).toEqual(month('2026-11-01'))
  expect(inYear(week('2026-11-16'), 2025, today)).toEqual(week('2025-11-17'))
  expect(inYear(week('2026-12-28'), 2025, '2027-01-02')).toEqual(week('2025-12-22')) // there is no week 53 in 2025
})

test('the last day of a month and of a week', () => {
  expect(lastDay(month('2024-02-01'))).toBe('2024-02-29')
  expect(lastDay(month('2026-12-01'))).toBe('2026-12-31')
  expect(lastDay(week('2025-12-29'))).toBe('2026-01-04')
})

test('the other view shows the same time: that of today when it is in it', () => {
  expect(sameTimeAs(month('2026-11-01'), 'week', today)).toEqual(week('2026-11-16'))
  expect(sameTimeAs(month('2022-01-01'), 'week', today)).toEqual(week('2022-01-03'))
  expect(sameTimeAs(week('2026-11-16'), 'month', '2026-11-22')).toEqual(month('2026-11-01'))
  expect(sameTimeAs(week('2025-12-29'), 'month', today)).toEqual(month('2026-01-01'))
  expect(sameTimeAs(week('2026-11-16'), 'week', today)).toEqual(week('2026-11-16'))
})
