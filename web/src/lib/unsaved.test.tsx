import { expect, test } from 'vitest'
import { keys, local } from './storage'
import { dropUnsaved, forgetUnsaved, keepUnsaved, type Unsaved, unsavedOf } from './unsaved'

const one: Unsaved = {
  page: 'p',
  owner: 7,
  request: 'WBSO-2026-00012',
  what: 'novelty',
  base: 3,
  content: { text: 'Half getypt' },
  at: 1,
}

test('what is typed is found again by its owner and request, oldest first', () => {
  keepUnsaved({ ...one, at: 2 })
  keepUnsaved({ ...one, what: 'tools', at: 1 })
  keepUnsaved({ ...one, owner: 8 })
  keepUnsaved({ ...one, request: 'WBSO-2026-00013' })
  expect(unsavedOf(7, one.request).map(({ what }) => what)).toEqual(['tools', 'novelty'])
})

test('a page keeps the newest of each thing, and pages do not overwrite each other', () => {
  keepUnsaved(one)
  keepUnsaved({ ...one, content: { text: 'Meer' } })
  keepUnsaved({ ...one, page: 'q' })
  expect(unsavedOf(7, one.request).map(({ page, content }) => [page, content])).toEqual([
    ['p', { text: 'Meer' }],
    ['q', { text: 'Half getypt' }],
  ])
  dropUnsaved(one)
  expect(unsavedOf(7, one.request).map(({ page }) => page)).toEqual(['q'])
})

test('who signs out leaves nothing, and others keep theirs', () => {
  keepUnsaved(one)
  keepUnsaved({ ...one, owner: 8 })
  forgetUnsaved(7)
  expect(unsavedOf(7, one.request)).toEqual([])
  expect(unsavedOf(8, one.request)).toHaveLength(1)
  forgetUnsaved(8)
  expect(local.get(keys.unsaved)).toBeNull()
})

test.each(['', '{', 'null', '{}', '[1,null,{"page":"p"}]'])(
  'what is stored and unreadable counts as nothing: %j',
  (text) => {
    local.set(keys.unsaved, text)
    expect(unsavedOf(7, one.request)).toEqual([])
  },
)
