import { describe, expect, test, vi } from 'vitest'
import { keys, local } from './storage'
import {
  adoptDrafts,
  bringBack,
  forgetDrafts,
  type KeptDraft,
  keptFor,
  makeRoom,
  mark,
  presentFor,
  setAside,
  someoneIsAwaited,
} from './wizard-drafts'

const draft = (text: string, owner?: number | null): string =>
  JSON.stringify({ text, ...(owner !== undefined && { owner }) })
const textsOf = (kept: KeptDraft[]): string[] => kept.map((one) => JSON.parse(one.draft).text)
const present = () => local.get(keys.draft)

describe('drafts that are set aside', () => {
  test('are kept newest first, the last five of each owner', () => {
    setAside(draft('van Anna', 7))
    for (let n = 1; n <= 6; n++) setAside(draft(`${n}`, null))
    expect(textsOf(keptFor(null))).toEqual(['6', '5', '4', '3', '2'])
    expect(textsOf(keptFor(7))).toEqual(['van Anna'])
    expect(keptFor(8)).toEqual([])
  })

  test('know when it was', () => {
    vi.setSystemTime(1_800_000_000_000)
    setAside(draft('a'))
    vi.useRealTimers()
    expect(keptFor(null)[0]?.at).toBe(1_800_000_000_000)
  })

  test('one that was stored before there were several is a visitor’s', () => {
    local.set(keys.earlierDrafts, draft('oud'))
    expect(keptFor(null)).toEqual([{ at: null, state: 'offered', draft: draft('oud') }])
    setAside(draft('nieuw'))
    expect(textsOf(keptFor(null))).toEqual(['nieuw', 'oud'])
  })

  test.each(['{{', 'null', '7', '[1, null, {}, {"at": "x", "draft": "{}"}]'])('of %s there are none', (stored) => {
    local.set(keys.earlierDrafts, stored)
    expect(keptFor(null)).toEqual([])
  })

  test('come back in exchange for the present one', () => {
    local.set(keys.draft, draft('nu'))
    for (const text of ['een', 'twee', 'drie']) setAside(draft(text))
    const [, two] = keptFor(null)
    if (two === undefined) throw new Error('not kept')
    expect(bringBack(null, two, [draft('nu')])).toBe(true)
    expect(present()).toBe(draft('twee'))
    expect(textsOf(keptFor(null))).toEqual(['nu', 'drie', 'een'])
  })

  test('stay where they are when the browser does not take the exchange', () => {
    local.set(keys.draft, draft('nu'))
    setAside(draft('een'))
    const [one] = keptFor(null)
    if (one === undefined) throw new Error('not kept')
    vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(bringBack(null, one, [draft('nu')])).toBe(false)
    expect(present()).toBe(draft('nu'))
    expect(textsOf(keptFor(null))).toEqual(['een'])
  })

  test('come back without loss of another user’s present one', () => {
    local.set(keys.draft, draft('van Anna', 7))
    setAside(draft('een'))
    const [one] = keptFor(null)
    if (one === undefined) throw new Error('not kept')
    expect(bringBack(null, one, [])).toBe(true)
    expect([present(), textsOf(keptFor(7))]).toEqual([draft('een'), ['van Anna']])
  })

  test('are marked one by one', () => {
    setAside(draft('a'))
    setAside(draft('b'))
    mark(keptFor(null).slice(0, 1), 'declined')
    expect(keptFor(null).map(({ state }) => state)).toEqual(['declined', 'offered'])
  })
})

describe('the drafts of several people', () => {
  test('a visitor’s is adopted at sign-in, the ones set aside too, another user’s is not', () => {
    local.set(keys.draft, draft('nu'))
    setAside(draft('eerder', null))
    setAside(draft('van Bas', 8))
    adoptDrafts(7)
    expect(JSON.parse(present() ?? '')).toEqual({ text: 'nu', owner: 7 })
    expect([textsOf(keptFor(7)), textsOf(keptFor(8)), keptFor(null)]).toEqual([['eerder'], ['van Bas'], []])
    adoptDrafts(8)
    expect([presentFor(8), presentFor(7) !== null]).toEqual([null, true])
  })

  test('somebody else’s is set aside for its owner, one’s own stays', () => {
    local.set(keys.draft, draft('van Anna', 7))
    expect([makeRoom(7), keptFor(7)]).toEqual([true, []])
    expect(makeRoom(null)).toBe(true)
    expect(present()).toBeNull()
    expect(keptFor(7)).toMatchObject([{ state: 'open', draft: draft('van Anna', 7) }])
    expect(someoneIsAwaited()).toBe(true)
  })

  test('nobody is awaited for what was merely set aside, or is a visitor’s', () => {
    setAside(draft('eerder', 7))
    local.set(keys.draft, draft('nu'))
    expect(someoneIsAwaited()).toBe(false)
    local.set(keys.draft, draft('nu', 7))
    expect(someoneIsAwaited()).toBe(true)
  })

  test('signing out removes one’s own and a visitor’s, not those of others', () => {
    local.set(keys.draft, draft('nu', 8))
    setAside(draft('eerder', 8))
    setAside(draft('van niemand'))
    setAside(draft('van Anna', 7), 'open')
    forgetDrafts(8)
    expect([present(), keptFor(8), keptFor(null)]).toEqual([null, [], []])
    expect(textsOf(keptFor(7))).toEqual(['van Anna'])
    local.set(keys.draft, draft('nu', 7))
    forgetDrafts(8)
    expect(present()).toBe(draft('nu', 7))
  })
})
