import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useOptionalPart } from './use-optional-part'

test('loads a part once it is wanted, and once only', async () => {
  const load = vi.fn(async () => 'deel')
  const { result, rerender } = renderHook(({ wanted }) => useOptionalPart(wanted, load), {
    initialProps: { wanted: false },
  })
  expect([result.current.part, load.mock.calls.length]).toEqual([null, 0])
  rerender({ wanted: true })
  await waitFor(() => expect(result.current.part).toBe('deel'))
  rerender({ wanted: false })
  rerender({ wanted: true })
  expect([result.current.part, load.mock.calls.length]).toEqual(['deel', 1])
})

test('W-07 a part that cannot be loaded is reported and tried again when it is wanted anew', async () => {
  const load = vi.fn(async () => 'deel').mockRejectedValueOnce(new Error('weg'))
  const { result, rerender } = renderHook(({ wanted }) => useOptionalPart(wanted, load), {
    initialProps: { wanted: true },
  })
  await waitFor(() => expect(result.current.failed).toBe(true))
  await act(async () => rerender({ wanted: false }))
  rerender({ wanted: true })
  await waitFor(() => expect(result.current).toEqual({ part: 'deel', failed: false }))
})
