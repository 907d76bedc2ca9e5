import { act, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Payment } from '../../api/payments'
import { renderHookInApp } from '../../test/render'
import { aPayment } from '../../test/requests'
import { on } from '../../test/server'
import { useLatestCode } from './use-latest-code'

async function open(...payments: Partial<Payment>[]) {
  const asked = on(
    'GET /api/payments/',
    payments.map((one) => aPayment(one)),
  )
  const { result } = renderHookInApp(() => useLatestCode('WBSO-2026-00001'), undefined)
  await waitFor(() => expect(asked).toHaveLength(1))
  return result
}

test.each(['pending', 'expired', 'failed'] as const)('a checkout that is %s keeps its code', async (status) => {
  const result = await open({ status, code: 'WELKOM' }, { status: 'expired', code: 'OUDER' })
  await waitFor(() => expect(result.current[0]).toBe('WELKOM'))
})

test.each([
  ['paid', 'WELKOM'],
  ['refunded', 'WELKOM'],
  ['failed', null],
] as const)('one that is %s with code %s leaves the field empty', async (status, code) => {
  const result = await open({ status, code })
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
  expect(result.current[0]).toBe('')
})

test('what is typed counts, also when it is nothing', async () => {
  const result = await open({ status: 'failed', code: 'WELKOM' })
  await waitFor(() => expect(result.current[0]).toBe('WELKOM'))
  act(() => result.current[1](''))
  expect(result.current[0]).toBe('')
})
