import { expect, test } from 'vitest'
import { keys, tab } from '../../../lib/storage'
import { emptyCell, type Typed } from './model'
import { keepTyped, readTyped } from './stored-cells'

const cell = { ...emptyCell, text: '7,5', description: 'Overleg' }
const typed: Typed = {
  '2026-11-16': { 4: { description: 'Meten', problem: null, cells: { '2026-11-17': cell } } },
}

test('what is typed is read back by the same user for the same project', () => {
  keepTyped(7, 'WBSO-2026-00001', typed)
  expect(readTyped(7, 'WBSO-2026-00001')).toEqual(typed)
  expect(readTyped(7, 'WBSO-2026-00002')).toEqual({})
  expect(readTyped(8, 'WBSO-2026-00001')).toEqual({})
})

test('what one user typed is not overwritten by the next in the same tab', () => {
  keepTyped(7, 'A', typed)
  keepTyped(8, 'A', {})
  keepTyped(8, 'A', typed)
  keepTyped(8, 'A', {})
  expect(readTyped(7, 'A')).toEqual(typed)
})

test('what a tab kept before an update is read', () => {
  tab.set(keys.hours, JSON.stringify({ owner: 7, projects: { A: typed, B: typed } }))
  expect([readTyped(7, 'A'), readTyped(8, 'A')]).toEqual([typed, {}])
  keepTyped(7, 'A', {})
  expect([readTyped(7, 'A'), readTyped(7, 'B')]).toEqual([{}, typed])
})

test('D-04 what was on its way keeps its key', () => {
  const sending = { ...cell, progress: 'sending' as const, key: 'k' }
  keepTyped(7, 'A', { '2026-11-16': { 4: { description: '', problem: null, cells: { '2026-11-17': sending } } } })
  expect(readTyped(7, 'A')['2026-11-16']?.[4]?.cells['2026-11-17']).toMatchObject({ progress: 'unsent', key: 'k' })
})

test('what was refused stays refused, with its words', () => {
  const refused = { ...cell, text: '9', progress: 'refused' as const, problem: 'Maximum 8 uur' }
  const week: Typed = {
    '2026-11-16': { 4: { description: '', problem: 'Vul een beschrijving in', cells: { '2026-11-17': refused } } },
  }
  keepTyped(7, 'A', week)
  expect(readTyped(7, 'A')).toEqual(week)
})

test('projects do not overwrite each other, and nothing is stored when nothing is left', () => {
  keepTyped(7, 'A', typed)
  keepTyped(7, 'B', typed)
  expect(keepTyped(7, 'A', {})).toBe(false)
  expect(readTyped(7, 'B')).toEqual(typed)
  keepTyped(7, 'B', {})
  expect(tab.get(keys.hours)).toBeNull()
})

test.each([
  '',
  '{',
  'null',
  '[]',
  '{"owner":7}',
  '{"owner":7,"projects":{"A":{"2026-11-16":{"4":{"cells":{"x":5}}}}}}',
])('what is stored and unreadable counts as nothing: %j', (stored) => {
  tab.set(keys.hours, stored)
  const rows = Object.values(readTyped(7, 'A')).flatMap((week) => Object.values(week ?? {}))
  expect(rows.flatMap((row) => Object.keys(row?.cells ?? {}))).toEqual([])
})
