import { beforeEach, describe, expect, test } from 'vitest'
import { keys, local } from '../../../lib/storage'
import { emptyWizard, type WizardData } from '../model'
import { readDraft } from './draft'
import { newDraftKeeper } from './draft-keeper'

const withPitch = (text: string): WizardData => {
  const data = emptyWizard()
  return { ...data, texts: { ...data.texts, elevator_pitch: { text, given: null } } }
}

describe('pitfall 3: two tabs', () => {
  const draft = () => local.get(keys.draft)
  beforeEach(() => local.remove(keys.draft))

  test('neither writes over the other', () => {
    const one = newDraftKeeper(null)
    const two = newDraftKeeper(null)
    expect(one.save(withPitch('een'))).toBe('kept')
    expect(two.save(withPitch('twee'))).toBe('elsewhere')
    expect(two.elsewhere()).toBe('newer')
    expect(draft()).toContain('een')
    two.insist()
    expect(two.save(withPitch('twee'))).toBe('kept')
    expect(one.elsewhere()).toBe('newer')
  })

  test('one that adopts the other writes nothing by itself', () => {
    const one = newDraftKeeper(null)
    const two = newDraftKeeper(null)
    one.save(withPitch('een'))
    const data = readDraft(draft()) ?? emptyWizard()
    two.adopt(data)
    expect(two.save(data)).toBe('nothing new')
    expect(two.save(withPitch('verder'))).toBe('kept')
  })

  test('what was sent in one is not saved again by the other', () => {
    const one = newDraftKeeper(null)
    one.save(withPitch('een'))
    const two = newDraftKeeper(readDraft(draft()))
    one.close()
    expect(one.save(withPitch('later'))).toBe('nothing new')
    expect(two.elsewhere()).toBe('gone')
    expect(two.save(withPitch('twee'))).toBe('elsewhere')
    expect(draft()).toBeNull()
  })
})
