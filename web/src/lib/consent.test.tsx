import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { consent, onConsentChange } from './consent'
import { keys } from './storage'

const none = { analytics: false, marketing: false }
const all = { analytics: true, marketing: true }
const onlyAnalytics = { analytics: true, marketing: false }

const store = (answer: string, details?: unknown) => {
  localStorage.setItem(keys.cookieConsent, answer)
  if (details !== undefined) localStorage.setItem(keys.cookieChoice, JSON.stringify(details))
}
const detailed = (choice: object, version: unknown = 1) => ({ ...choice, version, time: '2026-11-22T09:00:00.000Z' })

/** Has another tab store something. */
const elsewhere = (act: () => void, key: string | null) => {
  act()
  window.dispatchEvent(new StorageEvent('storage', { key }))
}

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-22T10:00:00Z') }))
afterEach(() => vi.useRealTimers())

describe('a choice', () => {
  test('is unset at first', () => expect(consent.choice()).toBeNull())

  test.each([
    ['all', all, 'true'],
    ['a part', onlyAnalytics, 'false'],
    ['nothing', none, 'false'],
  ])('of %s is stored: the consent is true only for both, the details beside it', (_, choice, answer) => {
    consent.choose(choice)
    expect(consent.choice()).toEqual(choice)
    expect(localStorage.getItem(keys.cookieConsent)).toBe(answer)
    expect(JSON.parse(localStorage.getItem(keys.cookieChoice) ?? '')).toEqual({
      ...choice,
      version: 1,
      time: '2026-11-22T10:00:00.000Z',
    })
  })

  test('ends the count of visits', () => {
    localStorage.setItem(keys.pageVisits, '3')
    consent.choose(none)
    expect(localStorage.getItem(keys.pageVisits)).toBeNull()
  })

  test('holds while the page is open when the browser stores nothing, and the next one takes its place', () => {
    const refusal = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    consent.choose(all)
    expect(consent.choice()).toEqual(all)
    refusal.mockRestore()
    consent.choose(none)
    expect(consent.choice()).toEqual(none)
    expect(localStorage.getItem(keys.cookieConsent)).toBe('false')
  })

  test('is not asked again after a year', () => {
    consent.choose(none)
    vi.setSystemTime(new Date('2028-11-22T10:00:00Z'))
    expect(consent.choice()).toEqual(none)
  })
})

describe('what is stored', () => {
  test.each([
    ['true', all],
    ['false', none],
  ])('is read without details: %s', (answer, choice) => {
    store(answer)
    expect(consent.choice()).toEqual(choice)
  })

  test.each(['', 'ja', 'TRUE', '1', 'null'])('counts as unset when it is %j', (answer) => {
    store(answer, detailed(all))
    expect(consent.choice()).toBeNull()
  })

  test.each([
    ['no object', 7],
    ['nothing', null],
    ['without a kind', { analytics: true, version: 1 }],
    ['of another type', detailed({ analytics: 'true', marketing: true })],
    ['an answer to an earlier version of the question', detailed(all, 0)],
  ])('counts as unset when the details are %s', (_, details) => {
    store('true', details)
    expect(consent.choice()).toBeNull()
  })

  test('counts as unset when the details are cut off', () => {
    store('true')
    localStorage.setItem(keys.cookieChoice, '{"analytics":tr')
    expect(consent.choice()).toBeNull()
  })

  test.each([
    ['true', onlyAnalytics, onlyAnalytics],
    ['false', all, none],
  ])('never allows more than both say: %s', (answer, details, choice) => {
    store(answer, detailed(details))
    expect(consent.choice()).toEqual(choice)
  })
})

describe('listeners', () => {
  test('hear of a choice here and in another tab, and of a storage that is emptied', () => {
    const heard = vi.fn(() => consent.choice())
    const stop = onConsentChange(heard)
    consent.choose(all)
    expect(heard).toHaveLastReturnedWith(all)
    elsewhere(() => store('false', detailed(none)), keys.cookieConsent)
    expect(heard).toHaveLastReturnedWith(none)
    elsewhere(() => store('false', detailed(onlyAnalytics)), keys.cookieChoice) // the word stays the same
    expect(heard).toHaveLastReturnedWith(onlyAnalytics)
    elsewhere(() => localStorage.clear(), null)
    expect(heard).toHaveLastReturnedWith(null)
    stop()
    consent.choose(none)
    expect(heard).toHaveBeenCalledTimes(4)
  })

  test('get the same object until the choice changes', () => {
    consent.choose(all)
    expect(consent.choice()).toBe(consent.choice())
  })
})
