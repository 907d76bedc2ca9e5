import { fireEvent, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useSaveKey } from './use-save-key'

test.each(['s', 'Enter'])('Ctrl+%s that is kept down saves once, and the browser does nothing with it', (key) => {
  const save = vi.fn()
  renderHook(() => useSaveKey(save))
  const press = (repeat: boolean) => fireEvent.keyDown(document.body, { key, ctrlKey: true, repeat })
  expect([press(false), press(true), press(true)]).toEqual([false, false, false]) // all are prevented
  expect(save).toHaveBeenCalledOnce()
  press(false)
  expect(save).toHaveBeenCalledTimes(2)
})
