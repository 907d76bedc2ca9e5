import { expect, test } from 'vitest'
import type { OpenDaysSummary } from '../../api/open-days'
import { monthOfFirst, summaryWords } from './open-days-words'

const summary = (people: number, open: number, late: number, soon: number, on: string | null): OpenDaysSummary => ({
  people,
  open_days: open,
  late_days: late,
  soon_late: soon,
  late_on: on,
  oldest: null,
})

test.each([
  [summary(0, 0, 0, 0, null), null],
  [summary(3, 7, 0, 2, '2026-11-20'), '3 mensen hebben 7 open dagen, 2 daarvan zijn over 3 dagen te laat.'],
  [
    summary(3, 7, 1, 2, '2026-11-20'),
    '3 mensen hebben 7 open dagen, 2 daarvan zijn over 3 dagen te laat. 1 dag is te laat.',
  ],
  [
    summary(2, 4, 3, 1, '2026-11-18'),
    '2 mensen hebben 4 open dagen, 1 daarvan is morgen te laat. 3 dagen zijn te laat.',
  ],
  [summary(1, 1, 0, 1, '2026-11-27'), '1 persoon heeft 1 open dag, die is over 10 dagen te laat.'],
  [summary(1, 2, 0, 2, '2026-11-20'), '1 persoon heeft 2 open dagen, die zijn over 3 dagen te laat.'],
  [summary(1, 1, 1, 0, null), '1 persoon heeft 1 open dag. 1 dag is te laat.'],
  [summary(5, 12, 12, 0, null), '5 mensen hebben 12 open dagen. 12 dagen zijn te laat.'],
])('%j', (open, words) => expect(summaryWords(open, '2026-11-17')).toBe(words))

test.each([
  ['2026-10-30', '2026-10'],
  [null, null],
])('the first open day %s is of %s', (oldest, month) =>
  expect(monthOfFirst({ ...summary(1, 1, 0, 1, null), oldest })).toBe(month),
)
