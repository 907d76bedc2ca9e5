import { expect, test, vi } from 'vitest'
import * as rules from '../../../lib/rules/hours'
import { checkAny, checkRows, problemsOf } from './check'
import { emptyCell, type Rows } from './model'
import { roomWords } from './totals'

const today = '2026-11-20'
const [monday, tuesday] = ['2026-11-16', '2026-11-17'] as const
const anna = { id: 4, employee: 4, name: 'Anna de Vries', saved: { [tuesday]: 11 }, elsewhere: {} }
const bram = { id: 5, employee: 5, name: 'Bram Smit', saved: {}, elsewhere: {} }
const typed = (text: string, description: string | null = null, key: string | null = null) => ({
  ...emptyCell,
  text,
  description,
  key,
})
const rowOf = (description: string, cells: Record<string, ReturnType<typeof typed>>) => ({
  description,
  problem: null,
  cells,
})

/** Returns what is said of hours on a day on which some are saved, or null. */
function messageOn(day: string, text: string, saved: number): string | null {
  const person = { ...bram, saved: { [day]: saved } }
  return checkRows([person], { 5: rowOf('Meten', { [day]: typed(text) }) }, today)[0]?.message ?? null
}

test.each([
  ['', 0, null],
  ['0', 0, null],
  ['2,5', 11, null],
  ['3', 11, 'Maximum 8 uur per dag per medewerker. Huidig totaal voor dinsdag: 5,5h'],
  ['24,5', 0, 'dinsdag mag niet meer dan 24 uur zijn'],
  ['7,25', 0, 'Vul hele of halve uren in, zoals 7,5.'],
  ['-1', 0, 'Vul meer dan 0 uur in.'],
  ['acht', 0, 'Voer een geldig getal in.'],
])('hours %j on top of %s half hours', (text, saved, message) => {
  expect(messageOn(tuesday, text, saved)).toBe(message)
})

test('hours on other projects take room too', () => {
  const person = { ...anna, elsewhere: { [tuesday]: 4 } }
  const row = { 4: rowOf('Meten', { [tuesday]: typed('1') }) }
  expect(checkRows([person], row, today)[0]?.message).toContain('Huidig totaal voor dinsdag: 7,5h')
  expect(roomWords(person, tuesday)).toBe(
    'Nog 0,5 uur mogelijk op di 17 nov (7,5 geregistreerd, waarvan 2 op andere projecten)',
  )
})

test('hours after this week are refused', () => {
  expect(messageOn('2026-11-23', '1', 0)).toBe('Je kunt geen uren invullen na de huidige week.')
})

test('everything wrong is said at once, in the order of the grid, with the words of the cell', () => {
  const rows: Rows = {
    5: rowOf('', { [monday]: typed('8') }),
    4: rowOf('Meten', { [tuesday]: typed('3'), [monday]: typed('25') }),
  }
  const people = [anna, bram]
  expect(problemsOf(checkRows(people, rows, today), people)).toEqual([
    {
      field: 'uren-4-2026-11-16',
      message: 'Anna de Vries, maandag 16 november: maandag mag niet meer dan 24 uur zijn',
    },
    {
      field: 'uren-4-2026-11-17',
      message:
        'Anna de Vries, dinsdag 17 november: Maximum 8 uur per dag per medewerker. Huidig totaal voor dinsdag: 5,5h',
    },
    { field: 'beschrijving-5', message: 'Bram Smit: Vul een beschrijving in' },
  ])
})

test('the description of a day stands in for that of the week', () => {
  expect(checkRows([bram], { 5: rowOf(' ', { [monday]: typed('8', 'Overleg') }) }, today)).toEqual([])
  const half = rowOf('', { [monday]: typed('8', 'Overleg'), [tuesday]: typed('1') })
  expect(checkRows([bram], { 5: half }, today)).toHaveLength(1)
})

test('D-04 a cell that was sent before may be among the saved hours already: the server decides', () => {
  expect(checkRows([anna], { 4: rowOf('Meten', { [tuesday]: typed('5,5', null, 'key') }) }, today)).toEqual([])
})

test('a week needs a day with hours', () => {
  expect(checkAny({})).toBe('Vul minimaal 1 dag met uren in')
  expect(checkAny({ 4: rowOf('Meten', { [monday]: typed('0') }) })).toBe('Vul minimaal 1 dag met uren in')
  expect(checkAny({ 4: rowOf('Meten', { [monday]: typed('x') }) })).toBeNull()
})

test('F10 no number of cells is read as half hours', () => {
  const asked = vi.spyOn(rules, 'checkWeek')
  const week = (text: string): Rows => ({ 5: rowOf('Meten', { [monday]: typed(text) }) })
  for (const text of ['8', '0,3', '-1', 'x']) expect(checkAny(week(text))).toBeNull()
  expect(checkAny(week('0'))).toBe('Vul minimaal 1 dag met uren in')
  expect(asked.mock.calls.flat(2)).toEqual([])
})
