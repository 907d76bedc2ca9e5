import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderHookInApp } from '../../test/render'
import { on } from '../../test/server'
import { pass } from '../../test/time'
import { useCodeCheck } from './use-code-check'

const call = 'POST /api/checkout-code/validate/'
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a code is checked 400 ms after the last key, once and trimmed', async () => {
  const asked = on(call, { valid: true, custom_checkout_price: 495, reason: null })
  const { rerender, result } = renderHookInApp(({ typed }) => useCodeCheck(typed), { typed: '' })
  rerender({ typed: ' WELK' })
  await pass(399)
  rerender({ typed: ' WELKOM ' })
  expect(result.current.state).toBe('checking')
  await pass(399)
  expect(asked).toEqual([])
  await pass(1)
  expect(asked.map(({ body }) => body)).toEqual([{ code: 'WELKOM' }])
  await pass(10)
  expect(result.current).toMatchObject({ state: 'valid', valid: 'WELKOM' })
})

test('the reason of a wrong code stays when checkout refuses it as well', async () => {
  on(call, { valid: false, custom_checkout_price: null, reason: 'used_up' })
  const { result } = renderHookInApp(({ typed }) => useCodeCheck(typed), { typed: 'OP' })
  await pass(410)
  act(() => result.current.refuse())
  expect(result.current).toMatchObject({ state: 'invalid', reason: 'used_up' })
})
