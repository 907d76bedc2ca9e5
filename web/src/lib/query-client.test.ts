import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from './api-error'
import { newQueryClient } from './query-client'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('an answer is good for half a minute', async () => {
  const queries = newQueryClient()
  const call = vi.fn(async () => 'x')
  const ask = () => queries.fetchQuery({ queryKey: ['x'], queryFn: call })
  await ask()
  await vi.advanceTimersByTimeAsync(29_999)
  await ask()
  expect(call).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  await ask()
  expect(call).toHaveBeenCalledTimes(2)
})

/** Counts the calls of a query that always fails with this error. */
async function timesAsked(error: Error): Promise<number> {
  const call = vi.fn(() => Promise.reject(error))
  const stop = new QueryObserver(newQueryClient(), { queryKey: ['x'], queryFn: call }).subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(60_000)
  stop()
  return call.mock.calls.length
}

test.each([0, 502, 503, 504])('a query that ends in %i is asked three times', async (status) => {
  expect(await timesAsked(new ApiError(status))).toBe(3)
})

test.each([400, 401, 403, 404, 429, 500, 501])('a query that ends in %i is asked once', async (status) => {
  expect(await timesAsked(new ApiError(status))).toBe(1)
})

test('a query that fails by a defect of ours is asked once', async () => {
  expect(await timesAsked(new Error('x is undefined'))).toBe(1)
})
