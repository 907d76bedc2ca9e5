import { expect, test } from 'vitest'
import { type Caret, type Move, moveOf, placeAfter } from './moves'

const press = (key: string, more = {}) => ({
  key,
  shiftKey: false,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  ...more,
})
const inside: Caret = { start: false, end: false }
const ends: Caret = { start: true, end: true }

test.each<[string, object, Caret, Move | null]>([
  ['ArrowUp', {}, inside, 'up'],
  ['ArrowDown', {}, inside, 'down'],
  ['ArrowLeft', {}, inside, null],
  ['ArrowLeft', {}, ends, 'left'],
  ['ArrowRight', {}, inside, null],
  ['ArrowRight', {}, ends, 'right'],
  ['ArrowRight', { shiftKey: true }, ends, null],
  ['ArrowLeft', { altKey: true }, ends, null],
  ['Enter', {}, inside, 'on'],
  ['Enter', { shiftKey: true }, inside, 'up'],
  ['Enter', { ctrlKey: true }, inside, null],
  ['Home', {}, inside, 'first'],
  ['End', {}, inside, 'last'],
  ['PageUp', {}, inside, 'before'],
  ['PageDown', {}, inside, 'after'],
  ['Escape', {}, inside, 'empty'],
  ['z', { ctrlKey: true }, inside, null],
  ['Tab', {}, ends, null],
  ['7', {}, ends, null],
])('%s %j with the caret %j', (key, more, caret, move) => expect(moveOf(press(key, more), caret)).toBe(move))

test('Ctrl + Z in an empty cell puts back what was emptied', () => {
  expect(moveOf(press('z', { ctrlKey: true }), ends, true)).toBe('back')
  expect(moveOf(press('z', { metaKey: true }), ends, true)).toBe('back')
  expect(moveOf(press('z'), ends, true)).toBeNull()
})

const days = ['2026-11-16', '2026-11-17', '2026-11-18']

test.each<[Move, number | null, string | null]>([
  ['up', 4, '2026-11-17'],
  ['down', 6, '2026-11-17'],
  ['left', 5, '2026-11-16'],
  ['right', 5, '2026-11-18'],
  ['first', 5, '2026-11-16'],
  ['last', 5, '2026-11-18'],
])('from the middle %s', (move, row, day) => {
  expect(placeAfter(move, { row: 5, day: '2026-11-17' }, [4, 5, 6], days)).toEqual({ row, day })
})

test.each<Move>(['up', 'left'])('at the edge %s leads nowhere', (move) => {
  expect(placeAfter(move, { row: 4, day: '2026-11-16' }, [4, 5], days)).toBeNull()
})
