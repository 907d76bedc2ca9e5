import { expect, test } from 'vitest'
import { daysOfWeek } from '../../../lib/rules/dates'
import type { Line } from './lines'
import { emptyCell, type Rows } from './model'
import { pastedAt, pastedWords } from './paste'

const days = daysOfWeek('2026-11-16')
const person = (id: number, closed: string | null = null, closedDays = {}): Line => ({
  id,
  name: `Medewerker ${id}`,
  subtitle: '',
  employee: id,
  projectNumber: 'WBSO-2026-00042',
  span: { start: '2026-01-01', from: '2026-01-01', to: '2026-12-31' },
  saved: {},
  entries: {},
  elsewhere: {},
  closed,
  closedDays,
})
const people = [person(4), person(5), person(6, 'Niet meer toegewezen')]
const paste = (text: string, { row = 4, day = '2026-11-16', rows = {} as Rows } = {}) =>
  pastedAt({ row, day }, text, people, rows, days)
const cells = (text: string, at = {}) =>
  paste(text, at)?.cells.map(({ at: { row, day }, text }) => `${row} ${day.slice(8)} ${text}`)

test.each([
  ['2\t3,5\t4', ['4 16 2', '4 17 3,5', '4 18 4']],
  ['2\t3,5\t4\r\n', ['4 16 2', '4 17 3,5', '4 18 4']], // as Excel ends a row
  ['8\t\t4', ['4 16 8', '4 18 4']], // an empty cell leaves what is there
  [' 2 \t3,50', ['4 16 2', '4 17 3,50']],
  ['2\t4\n3\t5', ['4 16 2', '4 17 4', '5 16 3', '5 17 5']],
  ['2\n3', ['4 16 2', '5 16 3']], // a column
  ['7:30\tverlof', ['4 16 7:30', '4 17 verlof']], // what is no number is said when it is saved
])('cells of a spreadsheet: %j', (text, want) => expect(cells(text)).toEqual(want))

test.each(['8', '7,5\r\n', 'twee woorden', ''])('one cell is pasted as in any field: %j', (text) =>
  expect(paste(text)).toBeNull(),
)

test('what has no place is counted: after Sunday, below the last employee, in a row or cell that is closed', () => {
  expect(cells('6\t7\t8', { day: '2026-11-21' })).toEqual(['4 21 6', '4 22 7'])
  const sending: Rows = {
    5: { description: '', problem: null, cells: { '2026-11-16': { ...emptyCell, text: '1', progress: 'sending' } } },
  }
  const pasted = paste('2\t3\n4\t5', { row: 5, rows: sending })
  expect(pasted).toEqual({ cells: [{ at: { row: 5, day: '2026-11-17' }, text: '3' }], lost: 3 })
  expect(pasted && pastedWords(pasted)).toBe('1 cel ingevuld, nog niet opgeslagen. 3 cellen passen niet in deze week.')
})
