import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useKeepBeforeLeaving, waitAfter } from './autosave'

test('a failed save waits longer each time, and at most a minute', () => {
  expect([0, 1, 2, 3, 9].map(waitAfter)).toEqual([5_000, 15_000, 30_000, 60_000, 60_000])
})

test('it is saved as the page is hidden or left, as the connection comes back and as the screen goes', () => {
  const save = vi.fn()
  const { rerender, unmount } = renderHook(({ act }) => useKeepBeforeLeaving(act), { initialProps: { act: vi.fn() } })
  rerender({ act: save }) // the last one counts
  document.dispatchEvent(new Event('visibilitychange'))
  expect(save).not.toHaveBeenCalled() // it came back
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  window.dispatchEvent(new Event('pagehide'))
  window.dispatchEvent(new Event('online'))
  expect(save).toHaveBeenCalledTimes(3)
  unmount()
  window.dispatchEvent(new Event('online'))
  expect(save).toHaveBeenCalledTimes(4)
})
