import { waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderHookInApp } from '../../test/render'
import { useOutcome } from './use-outcome'

const request = { project_number: 'WBSO-2026-00001', payment_status: 'unpaid' } as const

test.each([
  ['paid', 'paid'],
  ['failed', 'failed'],
  ['expired', 'cancelled'],
])('a payment that is %s shows as %s', async (status, outcome) => {
  vi.stubGlobal('fetch', async () => Response.json([{ status, refund_due: false }]))
  const { result } = renderHookInApp(() => useOutcome(request), undefined)
  expect(result.current).toBe('waiting')
  await waitFor(() => expect(result.current).toBe(outcome))
})
