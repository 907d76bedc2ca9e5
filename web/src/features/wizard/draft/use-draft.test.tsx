import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keys, local } from '../../../lib/storage'
import { emptyWizard } from '../empty-wizard'
import type { WizardData } from '../model'
import { useDraft } from './use-draft'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const withHours = (estimated_hours_input: string): WizardData => {
  const data = emptyWizard()
  return { ...data, answers: { ...data.answers, estimated_hours_input } }
}

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const draft = () => local.get(keys.draft)

/** Mounts the hook with an empty wizard. `type` fills in the hours. */
function open() {
  const { rerender, result, unmount } = renderHook(({ data }) => useDraft(null, data, false), {
    initialProps: { data: emptyWizard() },
  })
  return { type: (hours: string) => rerender({ data: withHours(hours) }), result, unmount }
}

test('a change is saved 400 ms after it, counted from the last key', () => {
  const { type } = open()
  type('1')
  pass(399)
  type('12')
  pass(399)
  expect(draft()).toBeNull()
  pass(1)
  expect(draft()).toContain('"estimated_hours_input":"12"')
})

test('a page that goes saves at once', () => {
  const { type, unmount } = open()
  type('12')
  unmount()
  expect(draft()).toContain('"estimated_hours_input":"12"')
})

test.each([
  ['is left', () => window.dispatchEvent(new Event('pagehide'))],
  ['is hidden', () => document.dispatchEvent(new Event('visibilitychange'))],
])('a page that %s saves at once', (_name, happens) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const { type } = open()
  type('12')
  act(() => void happens())
  expect(draft()).toContain('"estimated_hours_input":"12"')
})

test('that it was saved is said at most every ten seconds', () => {
  vi.setSystemTime(new Date(2026, 10, 20, 14, 2))
  const { type, result } = open()
  type('1')
  pass(400)
  expect(result.current.status.savedAt).toBe('14:02')
  vi.setSystemTime(new Date(2026, 10, 20, 14, 3))
  type('12')
  pass(9_599)
  type('123')
  pass(400)
  expect(result.current.status.savedAt).toBe('14:02')
  type('1234')
  pass(400)
  expect(result.current.status.savedAt).toBe('14:03')
})
