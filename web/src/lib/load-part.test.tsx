import { afterEach, expect, test, vi } from 'vitest'
import { inTime, loadPart, PartError, reloadFor } from './load-part'

/** A source that answers or does not, with a spy for reloads. */
const serving = (reload = vi.fn(), answers = true) => ({ reload, answers: () => Promise.resolve(answers) })
const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
const faq = new PartError('faq', {})

afterEach(() => vi.useRealTimers())

test('a part that does not load fails with its name', () =>
  expect(loadPart('faq', gone)).rejects.toThrow('Loading chunk faq failed'))

test('W-07 the page is reloaded once for a part that is gone', async () => {
  const reload = vi.fn()
  expect(await reloadFor(faq, serving(reload))).toBe(true)
  expect(await reloadFor(faq, serving(reload))).toBe(false)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('W-07 another part that loads does not allow a second reload', async () => {
  await reloadFor(faq, serving())
  expect(await loadPart('home', () => Promise.resolve('home'))).toBe('home')
  expect(await reloadFor(faq, serving())).toBe(false)
})

test('a part that loads again may reload again later', async () => {
  await reloadFor(faq, serving())
  expect(await loadPart('faq', () => Promise.resolve('part'))).toBe('part')
  expect(await reloadFor(faq, serving())).toBe(true)
})

test('without a server that answers nothing is reloaded', async () => {
  const reload = vi.fn()
  expect(await reloadFor(faq, serving(reload, false))).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})

test('a part that never comes fails after 120,000 ms', async () => {
  vi.useFakeTimers()
  const late = expect(inTime(new Promise(() => {}))).rejects.toThrow('time-out')
  await vi.advanceTimersByTimeAsync(119_999)
  expect(vi.getTimerCount()).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  await late
})
