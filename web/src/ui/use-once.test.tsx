import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderHookInApp } from '../test/render'
import { useMutationOnce, useOnce } from './use-once'

test('a job runs once at a time, and again when it is done or has failed', async () => {
  const job = vi.fn(async (fails: boolean) => {
    if (fails) throw new Error('no')
    return 'done'
  })
  const { result } = renderHook(() => useOnce(job))
  const first = result.current(true)
  expect(await result.current(false)).toBeUndefined()
  await expect(first).rejects.toThrow('no')
  expect(await result.current(false)).toBe('done')
  expect(job).toHaveBeenCalledTimes(2)
})

test('a mutation of two presses in one go is sent once', async () => {
  const send = vi.fn(async () => 'sent')
  const { result } = renderHookInApp(() => useMutationOnce({ mutationFn: send }), undefined)
  await act(async () => {
    result.current.mutate()
    result.current.mutate()
  })
  expect(send).toHaveBeenCalledTimes(1)
  await act(async () => result.current.mutate())
  expect(send).toHaveBeenCalledTimes(2)
})
