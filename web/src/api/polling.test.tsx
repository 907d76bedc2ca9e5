import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderHookInApp } from '../test/render'
import { paymentsOf } from './payments'
import { requestInProcess, requestList } from './requests'

const called = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  called.mockReset()
})
afterEach(() => void vi.useRealTimers())

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

/** Mounts a query whose every call is answered with `body`. */
async function look<T, K extends readonly unknown[]>(
  query: UseQueryOptions<T, Error, T, K>,
  body: unknown,
  status = 200,
) {
  vi.stubGlobal('fetch', async () => {
    called()
    return Response.json(body, { status })
  })
  renderHookInApp(() => useQuery(query), undefined)
  await pass(0)
}

/** Expects a call at once, and the next ones exactly `ms` apart. */
async function expectPace(ms: number) {
  expect(called).toHaveBeenCalledTimes(1)
  await pass(ms - 1)
  expect(called).toHaveBeenCalledTimes(1)
  await pass(1)
  expect(called).toHaveBeenCalledTimes(2)
  await pass(ms)
  expect(called).toHaveBeenCalledTimes(3)
}

async function expectNoMore() {
  await pass(60_000)
  expect(called).toHaveBeenCalledTimes(1)
}

test('the list of requests is asked for every 5 s', async () => {
  await look(requestList, [])
  await expectPace(5_000)
})

test.each(['in_verwerking', ''])('a request with status %j is asked for every 2 s', async (status) => {
  await look(requestInProcess('7'), { status })
  await expectPace(2_000)
})

test.each(['document_verwerkt', 'failed'])('a request with status %j is asked for once', async (status) => {
  await look(requestInProcess('7'), { status })
  await expectNoMore()
})

test.each([429, 503])('a request is asked for again after %i', async (status) => {
  await look(requestInProcess('7'), {}, status)
  await pass(60_000)
  expect(called.mock.calls.length).toBeGreaterThan(1)
})

test.each([403, 404])('a request is not asked for again after %i', async (status) => {
  await look(requestInProcess('7'), {}, status)
  await expectNoMore()
})

test('payments are asked for every 2 s while none is paid', async () => {
  await look(paymentsOf('7'), [{ status: 'open' }])
  await expectPace(2_000)
})

test('payments are asked for once when one is paid', async () => {
  await look(paymentsOf('7'), [{ status: 'failed' }, { status: 'paid' }])
  await expectNoMore()
})
