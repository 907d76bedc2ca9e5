import { expect, test, vi } from 'vitest'
import { forgetKept, type Kept, kept } from './kept'
import { note, notesOf } from './request-notes'
import { keys, local, tab } from './storage'

const { unsaved } = kept

const one: Kept = {
  page: 'p',
  owner: 7,
  request: 'WBSO-2026-00012',
  what: 'novelty',
  base: 3,
  content: { text: 'Half getypt' },
  at: 1,
}

test('what is typed is found again by its owner and request, oldest first', () => {
  unsaved.keep({ ...one, at: 2 })
  unsaved.keep({ ...one, what: 'tools', at: 1 })
  unsaved.keep({ ...one, owner: 8 })
  unsaved.keep({ ...one, request: 'WBSO-2026-00013' })
  expect(unsaved.of(7, one.request).map(({ what }) => what)).toEqual(['tools', 'novelty'])
})

test('a page keeps the newest of each thing, and pages do not overwrite each other', () => {
  unsaved.keep(one)
  unsaved.keep({ ...one, content: { text: 'Meer' } })
  unsaved.keep({ ...one, page: 'q' })
  expect(unsaved.of(7, one.request).map(({ page, content }) => [page, content])).toEqual([
    ['p', { text: 'Meer' }],
    ['q', { text: 'Half getypt' }],
  ])
  unsaved.drop(one)
  expect(unsaved.of(7, one.request).map(({ page }) => page)).toEqual(['q'])
})

test('who signs out leaves nothing, and others keep theirs', () => {
  for (const owner of [7, 8]) {
    unsaved.keep({ ...one, owner })
    kept.hours.keep({ ...one, owner })
    kept.forms.keep({ ...one, owner })
    note(owner, one.request, 'done', ['bsn'])
  }
  forgetKept(7)
  expect(Object.values(kept).map((list) => list.of(7, one.request))).toEqual([[], [], [], []])
  expect(Object.values(kept).map((list) => list.of(8, one.request).length)).toEqual([1, 1, 1, 1])
  forgetKept(8)
  expect([local.get(keys.unsaved), tab.get(keys.hours), local.get(keys.notes)]).toEqual([null, null, null])
})

test('of one user the newest 500 are kept, and all of another', () => {
  unsaved.keep({ ...one, owner: 8 })
  for (let n = 1; n <= 501; n++) unsaved.keep({ ...one, what: `${n}`, at: n })
  const left = unsaved.of(7, one.request)
  expect([left.length, left[0]?.what, left.at(-1)?.what]).toEqual([500, '2', '501'])
  expect(unsaved.of(8, one.request)).toHaveLength(1)
})

test('a browser that takes nothing keeps what it had', () => {
  unsaved.keep(one)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(unsaved.keep({ ...one, content: { text: 'Meer' } })).toBe(false)
  expect(unsaved.of(7, one.request)).toEqual([one])
})

test.each(['', '{', 'null', '{}', '7', '[1,null,{"page":"p"}]'])(
  'what is stored and unreadable counts as nothing: %j',
  (text) => {
    local.set(keys.unsaved, text)
    expect(unsaved.of(7, one.request)).toEqual([])
  },
)

test('notes are kept per user and request', () => {
  note(1, 'WBSO-1', 'done', ['bsn'])
  note(1, 'WBSO-1', 'passedOn', ['phases.f1.month'])
  expect([notesOf(1, 'WBSO-1', 'done'), notesOf(1, 'WBSO-1', 'passedOn')]).toEqual([['bsn'], ['phases.f1.month']])
  expect([notesOf(2, 'WBSO-1', 'done'), notesOf(1, 'WBSO-2', 'done')]).toEqual([[], []])
})

test('notes of before an update are read, kept with newer ones, and forgotten', () => {
  local.set(keys.notes, '{"1 WBSO-1":{"done":["bsn"],"passedOn":["q"]},"11 WBSO-1":{"done":["rsin"]}}')
  note(1, 'WBSO-1', 'done', ['bsn', 'rsin'])
  expect([notesOf(1, 'WBSO-1', 'done'), notesOf(1, 'WBSO-1', 'passedOn')]).toEqual([['bsn', 'rsin'], ['q']])
  forgetKept(1)
  expect([notesOf(1, 'WBSO-1', 'done'), notesOf(11, 'WBSO-1', 'done')]).toEqual([[], ['rsin']])
})

test('notes that a page of before an update adds are read too', () => {
  note(1, 'WBSO-1', 'done', ['bsn'])
  const withFormer = { ...JSON.parse(local.get(keys.notes) ?? ''), '1 WBSO-1': { passedOn: ['q'] } }
  local.set(keys.notes, JSON.stringify(withFormer))
  expect([notesOf(1, 'WBSO-1', 'done'), notesOf(1, 'WBSO-1', 'passedOn')]).toEqual([['bsn'], ['q']])
})

test.each(['', '[]', 'null', '{"1 WBSO-1": {"done": 3}}', '{'])('%j is no notes', (stored) => {
  local.set(keys.notes, stored)
  expect(notesOf(1, 'WBSO-1', 'done')).toEqual([])
})
