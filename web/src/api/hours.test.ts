import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { anEntry } from '../test/hours'
import { addToWeek, type HourEntry, weekHours } from './hours'

const anna = { employee: 4, employee_name: 'Anna de Vries' }
const aart = { employee: 5, employee_name: 'Aart Smit' }
const week = [
  anEntry({ ...aart, id: 1, date: '2026-11-16' }),
  anEntry({ ...aart, id: 2, date: '2026-11-17' }),
  anEntry({ ...anna, id: 3, date: '2026-11-17' }),
  anEntry({ ...anna, id: 5, date: '2026-11-19' }),
]

async function idsWith(entry: HourEntry, before = week, add = addToWeek) {
  const queries = new QueryClient()
  const { queryKey } = weekHours(entry.project_number, entry.date)
  queries.setQueryData(queryKey, before)
  await add(queries, entry)
  return queries.getQueryData<HourEntry[]>(queryKey)?.map(({ id }) => id)
}

test.each([
  ['first', anEntry({ ...aart, id: 0, date: '2026-11-16' }), [0, 1, 2, 3, 5]],
  ['by its date', anEntry({ ...anna, id: 9, date: '2026-11-18' }), [1, 2, 3, 9, 5]],
  ['by its name', anEntry({ ...aart, id: 9, date: '2026-11-19' }), [1, 2, 3, 9, 5]],
  ['by its number', anEntry({ ...aart, id: 9, date: '2026-11-17' }), [1, 2, 9, 3, 5]],
  ['last', anEntry({ ...anna, id: 9, date: '2026-11-20' }), [1, 2, 3, 5, 9]],
  ['once', anEntry({ ...anna, id: 3, date: '2026-11-17' }), [1, 2, 3, 5]],
])('an entry that was saved is at its place in the week: %s', async (_, entry, ids) => {
  expect(await idsWith(entry)).toEqual(ids)
})

test('the names of a whole week are not compared for one entry', async () => {
  const { byName: real } = await import('../lib/by-name')
  const byName = vi.fn(real)
  vi.doMock('../lib/by-name', () => ({ byName }))
  const counting = './hours.ts?counting' // another one than the tests share
  const { addToWeek: add }: typeof import('./hours') = await import(/* @vite-ignore */ counting)
  vi.doUnmock('../lib/by-name')
  const days = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20']
  const names = Array.from({ length: 40 }, (_, i) => `Anna A${String(i).padStart(2, '0')}`)
  const large = days.flatMap((date, day) =>
    names.map((employee_name, i) => anEntry({ id: day * 100 + i, employee: i, employee_name, date })),
  )
  const ids = await idsWith(
    anEntry({ id: 999, employee_name: 'Anna A20', employee: 20, date: '2026-11-18' }),
    large,
    add,
  )
  expect(ids?.indexOf(999)).toBe(40 * 2 + 21)
  expect(byName.mock.calls.length).toBeLessThanOrEqual(names.length)
})
