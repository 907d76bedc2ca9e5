import { waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { inTime, loadPart } from './load-part'

/** A source that answers or does not, with a spy for reloads. */
const serving = (reload = vi.fn(), answers = true) => ({ reload, answers: () => Promise.resolve(answers) })
const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

afterEach(() => vi.useRealTimers())

test('W-07 a part that is gone reloads the page once, then says so', async () => {
  const reload = vi.fn()
  void loadPart('faq', gone, serving(reload))
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  await expect(loadPart('faq', gone, serving(reload))).rejects.toThrow('Loading chunk faq failed')
  expect(reload).toHaveBeenCalledTimes(1)
})

test('W-07 another part that loads does not allow a second reload', async () => {
  const reload = vi.fn()
  void loadPart('faq', gone, serving(reload))
  await waitFor(() => expect(reload).toHaveBeenCalled())
  await loadPart('home', () => Promise.resolve('home'), serving(reload))
  await expect(loadPart('faq', gone, serving(reload))).rejects.toThrow('Loading chunk faq failed')
})

test('a part that loads again may reload again later', async () => {
  const reload = vi.fn()
  void loadPart('faq', gone, serving(reload))
  await waitFor(() => expect(reload).toHaveBeenCalled())
  expect(await loadPart('faq', () => Promise.resolve('part'), serving(reload))).toBe('part')
  void loadPart('faq', gone, serving(reload))
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(2))
})

test('without a server that answers nothing is reloaded', async () => {
  const reload = vi.fn()
  await expect(loadPart('faq', gone, serving(reload, false))).rejects.toThrow('Loading chunk faq failed')
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
