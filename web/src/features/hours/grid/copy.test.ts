import { expect, test } from 'vitest'
import { copiedWords, copyWeek, type Former } from './copy'
import { emptyCell, type Rows } from './model'

const entry = (date: string, hours: string, description = 'Meten', employee = 4): Former => ({
  employee,
  project_number: 'WBSO-2026-00042',
  date,
  hours,
  description,
})
const anna = {
  id: 4,
  employee: 4,
  projectNumber: 'WBSO-2026-00042',
  closedDays: {},
  saved: {},
  elsewhere: {},
  closed: null,
}
const cellsOf = (rows: Rows) =>
  Object.fromEntries(
    Object.entries(rows[4]?.cells ?? {}).map(([day, cell]) => [day, [cell?.text, cell?.description ?? null]]),
  )

test('fills the same days one week on, with the description of most hours for the week', () => {
  const before = [entry('2026-11-09', '8.0', 'Overleg'), entry('2026-11-10', '7.5'), entry('2026-11-11', '4.0')]
  const { rows, hours, clipped } = copyWeek([anna], {}, before)
  expect(rows[4]?.description).toBe('Meten')
  expect(cellsOf(rows)).toEqual({
    '2026-11-16': ['8', 'Overleg'],
    '2026-11-17': ['7,5', null],
    '2026-11-18': ['4', null],
  })
  expect([hours, clipped]).toEqual([39, 0])
})

test('hours on other projects leave less room', () => {
  const { rows, clipped } = copyWeek([{ ...anna, elsewhere: { '2026-11-16': 10 } }], {}, [entry('2026-11-09', '8.0')])
  expect(cellsOf(rows)).toEqual({ '2026-11-16': ['3', null] })
  expect(clipped).toBe(1)
})

test('entries of one day are one cell, with all that was done', () => {
  const { rows } = copyWeek([anna], {}, [entry('2026-11-09', '4.0'), entry('2026-11-09', '2.0', 'Overleg')])
  expect(rows[4]?.description).toBe('Meten; Overleg')
  expect(cellsOf(rows)).toEqual({ '2026-11-16': ['6', null] })
})

test('takes no more than there is room for, and says so', () => {
  const elsewhere = { '2026-11-16': 11, '2026-11-17': 16 }
  const copied = copyWeek([{ ...anna, elsewhere }], {}, [entry('2026-11-09', '8.0'), entry('2026-11-10', '8.0')])
  expect(cellsOf(copied.rows)).toEqual({ '2026-11-16': ['2,5', null] })
  expect(copiedWords(copied)).toBe(
    '2,5 uur van vorige week ingevuld, nog niet opgeslagen. 2 dagen zijn niet helemaal overgenomen, want er past hooguit 8 uur op een dag.',
  )
})

test('days that have hours are left alone, and it says so', () => {
  const before = [entry('2026-11-09', '8.0'), entry('2026-11-10', '6.0'), entry('2026-11-11', '4.0')]
  const copied = copyWeek([{ ...anna, saved: { '2026-11-16': 1, '2026-11-17': 16 } }], {}, before)
  expect(cellsOf(copied.rows)).toEqual({ '2026-11-18': ['4', null] })
  expect(copiedWords(copied)).toBe(
    '4 uur van vorige week ingevuld, nog niet opgeslagen. 2 dagen hadden al uren en blijven zoals ze zijn.',
  )
  expect(copiedWords(copyWeek([{ ...anna, saved: { '2026-11-16': 1 } }], {}, [entry('2026-11-09', '8.0')]))).toBe(
    '1 dag had al uren en blijft zoals die is.',
  )
})

test('what was typed stays', () => {
  const rows: Rows = {
    4: { description: 'Bouwen', problem: null, cells: { '2026-11-16': { ...emptyCell, text: '3' } } },
  }
  const copied = copyWeek([anna], rows, [entry('2026-11-09', '8.0'), entry('2026-11-10', '8.0')])
  expect(copied.rows[4]?.description).toBe('Bouwen')
  expect(cellsOf(copied.rows)).toEqual({ '2026-11-16': ['3', null], '2026-11-17': ['8', 'Meten'] })
})

test('nobody who takes no hours is filled in, and nothing to copy is said', () => {
  const copied = copyWeek([{ ...anna, closed: 'Niet meer toegewezen' }], {}, [entry('2026-11-09', '8.0')])
  expect(copied.rows).toEqual({})
  expect(copiedWords(copied)).toBe('Er valt niets over te nemen van vorige week.')
})
