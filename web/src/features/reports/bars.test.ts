import { expect, test } from 'vitest'
import { barsOf } from './bars'
import { aSummary } from './summary-for-tests'

test('D-07 the bars of a month are its weeks, those at its edges cut off, and add up to its hours', () => {
  const { days } = aSummary()
  const bars = barsOf({ kind: 'month', first: '2026-11-01' }, days)
  expect(bars.map(({ label, name, figures }) => [label, name, ...figures])).toEqual([
    ['wk 44', 'Week 44 (1 nov)', 0.5],
    ['wk 45', 'Week 45 (2 nov – 8 nov)', 15.5],
    ['wk 46', 'Week 46 (9 nov – 15 nov)', 100],
    ['wk 47', 'Week 47 (16 nov – 22 nov)', 0],
    ['wk 48', 'Week 48 (23 nov – 29 nov)', 0],
    ['wk 49', 'Week 49 (30 nov)', 74.5],
  ])
  expect(bars.reduce((sum, { figures: [hours = 0] }) => sum + hours, 0)).toBe(190.5)
})

test('the bars of a week are its seven days, Monday first', () => {
  const days = [
    { date: '2025-12-29', hours: '7.5' },
    { date: '2026-01-04', hours: '0.5' },
  ]
  expect(barsOf({ kind: 'week', first: '2025-12-29' }, days).map(({ label, figures }) => [label, ...figures])).toEqual([
    ['ma', 7.5],
    ['di', 0],
    ['wo', 0],
    ['do', 0],
    ['vr', 0],
    ['za', 0],
    ['zo', 0.5],
  ])
  expect(barsOf({ kind: 'week', first: '2025-12-29' }, days)[3]?.name).toBe('donderdag 1 januari')
})
