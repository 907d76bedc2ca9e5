import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderHookInApp } from '../test/render'
import { aPayment, wholeRequest } from '../test/requests'
import { on, reply } from '../test/server'
import { pass } from '../test/time'
import { paymentsOf } from './payments'
import { requestInProcess, requestList } from './requests'

const oneRequest = 'GET /api/requests/{id}/'
let called: unknown[]

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Mounts a query, of which these are the calls. */
async function look<T, K extends readonly unknown[]>(query: UseQueryOptions<T, Error, T, K>, calls: unknown[]) {
  called = calls
  renderHookInApp(() => useQuery(query), undefined)
  await pass(0)
}

/** Expects a call at once, and the next ones exactly `ms` apart. */
async function expectPace(ms: number) {
  expect(called).toHaveLength(1)
  await pass(ms - 1)
  expect(called).toHaveLength(1)
  await pass(1)
  expect(called).toHaveLength(2)
  await pass(ms)
  expect(called).toHaveLength(3)
}

async function expectNoMore() {
  await pass(60_000)
  expect(called).toHaveLength(1)
}

test('the list of requests is asked for every 5 s', async () => {
  await look(requestList, on('GET /api/requests/', []))
  await expectPace(5_000)
})

test.each(['in_verwerking', '' as 'in_verwerking'] as const)(
  'a request with status %j is asked for every 2 s',
  async (status) => {
    await look(requestInProcess('7'), on(oneRequest, wholeRequest({ status })))
    await expectPace(2_000)
  },
)

test.each(['document_verwerkt', 'failed'] as const)('a request with status %j is asked for once', async (status) => {
  await look(requestInProcess('7'), on(oneRequest, wholeRequest({ status })))
  await expectNoMore()
})

test.each([reply(429, { detail: 'Te vaak.' }), reply(503, { detail: 'Straks weer.' })])(
  'a request is asked for again after $status',
  async (refusal) => {
    await look(requestInProcess('7'), on(oneRequest, refusal))
    await pass(60_000)
    expect(called.length).toBeGreaterThan(1)
  },
)

test.each([new Response(null, { status: 403 }), reply(404, { detail: 'Not found.' })])(
  'a request is not asked for again after $status',
  async (refusal) => {
    await look(requestInProcess('7'), on(oneRequest, refusal))
    await expectNoMore()
  },
)

test('payments are asked for every 2 s while none is paid', async () => {
  await look(paymentsOf('7'), on('GET /api/payments/', [aPayment({ status: 'pending' })]))
  await expectPace(2_000)
})

test('payments are asked for once when one is paid', async () => {
  await look(paymentsOf('7'), on('GET /api/payments/', [aPayment({ status: 'failed' }), aPayment()]))
  await expectNoMore()
})
