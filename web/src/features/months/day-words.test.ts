import { expect, test } from 'vitest'
import type { DayState } from '../../api/months'
import { cellWords, looks } from './day-words'

test.each<[DayState, string]>([
  [{ date: '2026-11-02', state: 'open', late_on: '2026-11-13' }, 'Sanne, ma 2 nov: open, op tijd t/m 12 nov'],
  [{ date: '2026-10-30', state: 'due', late_on: '2026-11-01' }, 'Sanne, vr 30 okt: bijna te laat, op tijd t/m 31 okt'],
  [{ date: '2026-10-01', state: 'late', late_on: null }, 'Sanne, do 1 okt: te laat'],
  [{ date: '2026-10-03', state: 'off', late_on: null }, 'Sanne, za 3 okt: geen werkdag of feestdag'],
])('a cell is said: %j', (day, words) => expect(cellWords('Sanne', day)).toBe(words))

test('each state has a letter of its own', () => {
  const letters = Object.values(looks).map(({ letter }) => letter)
  expect(new Set(letters).size).toBe(letters.length)
})
