import { beforeEach, expect, test } from 'vitest'
import { forgetNotes, note, notesOf } from './request-notes'
import { keys, local } from './storage'

const none = { done: [], passedOn: [] }

beforeEach(() => local.remove(keys.notes))

test('notes are kept per user and request', () => {
  note(1, 'WBSO-1', { done: ['bsn'] })
  note(1, 'WBSO-1', { passedOn: ['phases.f1.month'] })
  expect(notesOf(1, 'WBSO-1')).toEqual({ done: ['bsn'], passedOn: ['phases.f1.month'] })
  expect(notesOf(2, 'WBSO-1')).toEqual(none)
  expect(notesOf(1, 'WBSO-2')).toEqual(none)
})

test('one user is forgotten, another is not', () => {
  note(1, 'WBSO-1', { done: ['bsn'] })
  note(11, 'WBSO-1', { done: ['rsin'] })
  forgetNotes(1)
  expect(notesOf(1, 'WBSO-1')).toEqual(none)
  expect(notesOf(11, 'WBSO-1').done).toEqual(['rsin'])
  forgetNotes(11)
  expect(local.get(keys.notes)).toBeNull()
})

test.each(['', '[]', 'null', '{"1 WBSO-1": {"done": 3}}', '{'])('%j is no notes', (stored) => {
  local.set(keys.notes, stored)
  expect(notesOf(1, 'WBSO-1')).toEqual(none)
})
