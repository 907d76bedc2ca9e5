import { expect, test } from 'vitest'
import { countFilled, type Typed, typedHours, unsavedWeeks } from './model'
import { type Action, reduce } from './reducer'

const monday = '2026-11-16'
const at = { employee: 4, day: '2026-11-17' }
const write = (text: string, place = at): Action => ({ type: 'write', at: place, text })
const after = (...actions: Action[]): Typed => actions.reduce(reduce, {})
const cell = (typed: Typed) => typed[monday]?.[4]?.cells['2026-11-17']

test.each([
  ['', 0],
  [' ', 0],
  ['0', 0],
  ['7,5', 15],
  ['7.5', 15],
  ['7,25', null],
  ['acht', null],
])('hours that are typed: %j', (text, hours) => expect(typedHours(text)).toBe(hours))

test('what is typed stays with its day and employee, and other rows stay the same objects', () => {
  const first = after(write('4'), write('8', { employee: 5, day: '2026-11-17' }))
  const second = reduce(first, write('4,5'))
  expect(cell(second)?.text).toBe('4,5')
  expect(second[monday]?.[5]).toBe(first[monday]?.[5])
})

test('an emptied cell is gone, unless its day has a description of its own', () => {
  expect(cell(after(write('4'), write('')))).toBeUndefined()
  const described = after({ type: 'describeDay', at, text: 'Overleg' }, write('4'), write(''))
  expect(cell(described)?.description).toBe('Overleg')
})

test('a week with empty cells and zeros has nothing to save', () => {
  const typed = after(write('0'), { type: 'describe', employee: 4, monday, text: 'Meten' })
  expect(countFilled(typed[monday] ?? {})).toBe(0)
  expect(unsavedWeeks(typed)).toEqual([])
  expect(unsavedWeeks(reduce(typed, write('x')))).toEqual([monday])
})

test('a cell keeps its key until the server has answered', () => {
  const sent = after(write('4'), { type: 'send', at, key: 'k' })
  expect(cell(sent)).toMatchObject({ progress: 'sending', key: 'k' })
  const broken = reduce(sent, { type: 'unsaved', at, progress: 'unsent', problem: 'nog niet opgeslagen', key: 'k' })
  expect(cell(reduce(broken, write('5')))).toMatchObject({ text: '5', progress: 'typed', problem: null, key: 'k' })
  expect(cell(reduce(broken, { type: 'saved', at }))).toBeUndefined()
})

test('findings mark their cells, and take the marks off the others', () => {
  const find = (message: string | null): Action => ({
    type: 'find',
    monday,
    findings: message === null ? [] : [{ ...at, message }],
  })
  const wrong = after(write('9'), find('Maximum 8 uur'))
  expect(cell(wrong)).toMatchObject({ progress: 'refused', problem: 'Maximum 8 uur' })
  expect(cell(reduce(wrong, find(null)))).toMatchObject({ progress: 'typed', problem: null })
})
