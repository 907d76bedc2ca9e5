import { act } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderHookInApp } from '../test/render'
import { useOnce } from './use-once'

test('two presses in one go are sent once, and another one when it is done or has failed', async () => {
  const send = vi.fn(async (fails: boolean) => {
    if (fails) throw new Error('no')
    return 'done'
  })
  const { result } = renderHookInApp(() => useOnce({ mutationFn: send }), undefined)
  const outcomes = await act(() => Promise.all([result.current.mutate(true), result.current.mutate(false)]))
  expect(outcomes).toEqual([undefined, undefined])
  expect(send).toHaveBeenCalledTimes(1)
  expect(await act(() => result.current.mutate(false))).toBe('done')
  expect(send).toHaveBeenCalledTimes(2)
})
