import { act, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderHookInApp } from '../../test/render'
import { useTypedCode } from './use-typed-code'

function open(...payments: { status: string; code: string | null }[]) {
  const asked = vi.fn()
  vi.stubGlobal('fetch', async () => {
    asked()
    return Response.json(payments)
  })
  const { result } = renderHookInApp(() => useTypedCode('WBSO-2026-00001'), undefined)
  return { result, answered: () => waitFor(() => expect(asked).toHaveBeenCalledTimes(1)) }
}

test.each(['pending', 'expired', 'failed'])('a checkout that is %s keeps its code', async (status) => {
  const { result } = open({ status, code: 'WELKOM' }, { status: 'expired', code: 'OUDER' })
  await waitFor(() => expect(result.current[0]).toBe('WELKOM'))
})

test.each([
  ['paid', 'WELKOM'],
  ['refunded', 'WELKOM'],
  ['failed', null],
])('one that is %s with code %s leaves the field empty', async (status, code) => {
  const { result, answered } = open({ status, code })
  await answered()
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
  expect(result.current[0]).toBe('')
})

test('what is typed counts, also when it is nothing', async () => {
  const { result } = open({ status: 'failed', code: 'WELKOM' })
  await waitFor(() => expect(result.current[0]).toBe('WELKOM'))
  act(() => result.current[1](''))
  expect(result.current[0]).toBe('')
})
