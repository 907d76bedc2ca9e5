import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Payment } from '../../api/payments'
import { renderHookInApp } from '../../test/render'
import { aPayment } from '../../test/requests'
import { on } from '../../test/server'
import { pass } from '../../test/time'
import { useOutcome } from './use-outcome'

const request = { project_number: 'WBSO-2026-00001', payment_status: 'unpaid' } as const

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const serve = (...statuses: Payment['status'][]) =>
  on(
    'GET /api/payments/',
    statuses.map((status) => aPayment({ status })),
  )

const open = (known: Parameters<typeof useOutcome>[0] = request) =>
  renderHookInApp(() => useOutcome(known), undefined).result

test.each<[Payment['status'][], string]>([
  [['paid'], 'paid'],
  [['failed'], 'failed'],
  [['expired'], 'cancelled'],
  [['pending', 'failed'], 'waiting'],
  [['expired', 'pending'], 'waiting'],
  [['failed', 'pending'], 'waiting'],
])('payments that are %j show as %s', async (statuses, outcome) => {
  serve(...statuses)
  const shown = open()
  expect(shown.current).toBe('waiting')
  await pass(0)
  expect(shown.current).toBe(outcome)
})

test('until its payments are loaded, a request that is paid shows as paid; then they decide', async () => {
  serve()
  const shown = open({ ...request, payment_status: 'paid' })
  expect(shown.current).toBe('paid')
  await pass(0)
  expect(shown.current).toBe('waiting')
})

test('waiting is late after a minute, not before', async () => {
  serve('pending')
  const shown = open()
  await pass(59_999)
  expect(shown.current).toBe('waiting')
  await pass(1)
  expect(shown.current).toBe('late')
})
