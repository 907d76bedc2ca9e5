import { expect, test } from 'vitest'
import { patiently } from './poll'

const next = (dataUpdatedAt: number, errorUpdatedAt: number, errorUpdateCount = 1) =>
  patiently(5_000)({ state: { dataUpdatedAt, errorUpdatedAt, errorUpdateCount } })

test('asks at its pace while answers come, also after an error long ago', () => {
  expect(next(0, 0, 0)).toBe(5_000)
  expect(next(20_000, 10_000)).toBe(5_000)
})

test('backs off while it goes wrong, up to a minute', () => {
  expect(next(10_000, 12_000)).toBe(5_000)
  expect(next(10_000, 30_000)).toBe(20_000)
  expect(next(10_000, 900_000)).toBe(60_000)
})

test('backs off when there never was an answer', () => {
  expect(next(0, 1_700_000_000_000, 1)).toBe(5_000)
  expect(next(0, 1_700_000_000_000, 3)).toBe(15_000)
  expect(next(0, 1_700_000_000_000, 100)).toBe(60_000)
})
