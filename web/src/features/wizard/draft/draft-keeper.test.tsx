import { beforeEach, describe, expect, test, vi } from 'vitest'
import { keys, local } from '../../../lib/storage'
import { keptFor } from '../../../lib/wizard-drafts'
import { emptyWizard } from '../empty-wizard'
import type { WizardData } from '../model'
import { readDraft, writeDraft } from './draft'
import { type DraftKeeper, newDraftKeeper } from './draft-keeper'

const withPitch = (text: string): WizardData => {
  const data = emptyWizard()
  return { ...data, texts: { ...data.texts, elevator_pitch: { text, given: null } } }
}

describe('pitfall 3: two tabs', () => {
  const draft = () => local.get(keys.draft)
  beforeEach(() => local.remove(keys.draft))

  test('neither writes over the other', () => {
    const one = newDraftKeeper(null, null)
    const two = newDraftKeeper(null, null)
    expect(one.save(withPitch('een'))).toBe('kept')
    expect(two.save(withPitch('twee'))).toBe('elsewhere')
    expect(two.elsewhere()).toBe('newer')
    expect(draft()).toContain('een')
    two.insist()
    expect(two.save(withPitch('twee'))).toBe('kept')
    expect(one.elsewhere()).toBe('newer')
  })

  test('one that adopts the other writes nothing by itself', () => {
    const one = newDraftKeeper(null, null)
    const two = newDraftKeeper(null, null)
    one.save(withPitch('een'))
    const data = readDraft(draft()) ?? emptyWizard()
    two.adopt(data)
    expect(two.save(data)).toBe('nothing new')
    expect(two.save(withPitch('verder'))).toBe('kept')
  })

  test('what was sent in one is not saved again by the other', () => {
    const one = newDraftKeeper(null, null)
    one.save(withPitch('een'))
    const two = newDraftKeeper(null, readDraft(draft()))
    one.close()
    expect(one.save(withPitch('later'))).toBe('nothing new')
    expect(two.elsewhere()).toBe('gone')
    expect(two.save(withPitch('twee'))).toBe('elsewhere')
    expect(draft()).toBeNull()
  })
})

test.each([
  ['sending', (keeper: DraftKeeper) => keeper.close()],
  ['wiping', (keeper: DraftKeeper) => keeper.wipe(null)],
])('%s does not remove a newer draft of another tab', (_name, end) => {
  const one = newDraftKeeper(null, null)
  const two = newDraftKeeper(null, null)
  two.save(withPitch('ander project'))
  end(one)
  end(one)
  expect(local.get(keys.draft)).toContain('ander project')
})

describe('the draft of another user', () => {
  const theirs = writeDraft(withPitch('van Anna'), 7)
  beforeEach(() => void local.set(keys.draft, theirs))

  test('is set aside before another one is stored', () => {
    const keeper = newDraftKeeper(8, null)
    expect(keeper.save(withPitch('van Bas'))).toBe('kept')
    expect(local.get(keys.draft)).toContain('van Bas')
    expect(keptFor(7).map(({ draft }) => draft)).toEqual([theirs])
  })

  test('is not written over when the browser has no room for both', () => {
    const keeper = newDraftKeeper(8, null)
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(keeper.save(withPitch('van Bas'))).toBe('full')
    expect(local.get(keys.draft)).toBe(theirs)
  })

  test('is not removed with one’s own', () => {
    const keeper = newDraftKeeper(8, null)
    keeper.wipe(null)
    keeper.close()
    expect(local.get(keys.draft)).toBe(theirs)
  })
})
