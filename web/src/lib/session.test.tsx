import { afterEach, describe, expect, test, vi } from 'vitest'
import { session } from './session'
import { keys } from './storage'

const refuse = () => {
  throw new DOMException('full', 'QuotaExceededError')
}

describe('a session in a browser that stores nothing', () => {
  afterEach(() => {
    vi.restoreAllMocks()
    session.clear()
  })

  test('lasts as long as the page', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
    session.start({ access: 'a', refresh: 'r' })
    expect([session.access(), session.refresh()]).toEqual(['a', 'r'])
    session.renew('b')
    expect(session.access()).toBe('b')
    session.clear()
    expect([session.access(), session.refresh()]).toEqual([null, null])
  })

  test('goes back to the store as soon as that takes it', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(refuse).mockImplementationOnce(refuse)
    session.start({ access: 'a', refresh: 'r' })
    session.renew('b')
    expect(localStorage.getItem(keys.access)).toBe('b')
    localStorage.setItem(keys.access, 'c') // another tab
    expect(session.access()).toBe('c')
  })
})
