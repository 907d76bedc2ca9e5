import { describe, expect, test } from 'vitest'
import { countFilled, type Typed, typedHours, unsavedWeeks } from './model'
import { type Action, emptiedIn, type GridAction, reduceGrid } from './reducer'

const monday = '2026-11-16'
const at = { row: 4, day: '2026-11-17' }
const write = (text: string, place = at): Action => ({ type: 'write', at: place, text })
const reduce = (typed: Typed, action: Action): Typed => reduceGrid({ typed, emptied: [] }, action).typed
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
  const first = after(write('4'), write('8', { row: 5, day: '2026-11-17' }))
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
  const typed = after(write('0'), { type: 'describe', row: 4, monday, text: 'Meten' })
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

describe('what Escape empties', () => {
  const other = { row: 5, day: '2026-11-18' }
  const empty = (place = at): GridAction => ({ type: 'empty', at: place })
  const back: GridAction = { type: 'putBack', monday }
  const grid = (...actions: GridAction[]) => actions.reduce(reduceGrid, { typed: {}, emptied: [] })

  test('is put back as it was, the last one first', () => {
    const emptied = grid(write('4'), write('8', other), empty(), empty(other))
    expect(unsavedWeeks(emptied.typed)).toEqual([])
    const once = reduceGrid(emptied, back)
    expect(once.typed[monday]?.[5]?.cells[other.day]?.text).toBe('8')
    expect(cell(once.typed)).toBeUndefined()
    const twice = reduceGrid(once, back)
    expect(cell(twice.typed)?.text).toBe('4')
    expect(reduceGrid(twice, back)).toBe(twice)
  })

  test('keeps the description of its day, and the key of what was sent', () => {
    const sent: GridAction = { type: 'unsaved', at, progress: 'unsent', problem: 'nog niet', key: 'k' }
    const typed = grid({ type: 'describeDay', at, text: 'Overleg' }, write('4'), sent, empty(), back).typed
    expect(cell(typed)).toMatchObject({ text: '4', description: 'Overleg', progress: 'unsent', key: 'k' })
  })

  test('leaves a newer description of its day', () => {
    const typed = grid(write('4'), empty(), { type: 'describeDay', at, text: 'Overleg' }, back).typed
    expect(cell(typed)).toMatchObject({ text: '4', description: 'Overleg' })
  })

  test('makes way for what is written there, and is of its week alone', () => {
    const rewritten = grid(write('4'), empty(), write('5'))
    expect(emptiedIn(rewritten, monday)).toEqual([])
    expect(emptiedIn(grid(write('4'), empty()), '2026-11-23')).toEqual([])
  })

  test('is nothing in an empty cell, nor in one that is on its way', () => {
    expect(grid(empty()).emptied).toEqual([])
    expect(cell(grid(write('4'), { type: 'send', at, key: 'k' }, empty()).typed)?.text).toBe('4')
  })
})
