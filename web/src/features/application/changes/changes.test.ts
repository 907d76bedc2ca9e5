import { expect, test } from 'vitest'
import { aBlock } from '../../../test/application'
import { compareWords, type Piece } from './compare-words'
import { changesBetween } from './fields'

const marked = (pieces: Piece[]) => pieces.map(({ text, changed }) => (changed ? `[${text}]` : text)).join('')

test.each([
  ['het signaal ruist', 'het signaal ruist', 'het signaal ruist', 'het signaal ruist'],
  ['het signaal ruist', 'het zwakke signaal ruist', 'het signaal ruist', 'het [zwakke ]signaal ruist'],
  ['boven 50 graden', 'boven 60 graden', 'boven [50] graden', 'boven [60] graden'],
  ['', 'nieuw', '', '[nieuw]'],
  ['weg', '', '[weg]', ''],
  ['a b c', 'c b a', '[a b ]c', '[c b ]a'],
])('words that changed from %j to %j are marked', (before, after, old, now) => {
  const [a, b] = compareWords(before, after)
  expect(marked(a).replaceAll('[', '').replaceAll(']', '')).toBe(before)
  expect(marked(b).replaceAll('[', '').replaceAll(']', '')).toBe(after)
  if (before !== 'a b c') expect([marked(a), marked(b)]).toEqual([old, now])
})

test('two long texts are compared in time', () => {
  const before = Array.from({ length: 3_500 }, (_, at) => `woord${at}`).join(' ')
  const [old, now] = compareWords(before, before.replaceAll('7', '8'))
  expect(old.map(({ text }) => text).join('')).toBe(before)
  expect(now.some(({ changed }) => changed)).toBe(true)
})

test('items of lists are compared by their ids, wherever they are', () => {
  const before = { blocks: [aBlock('k1', 'ruis'), aBlock('k2', 'warmte')] }
  const after = { blocks: [aBlock('k2', 'warmte'), aBlock('k1', 'ruis in het signaal')] }
  expect(changesBetween(before, after)).toEqual([
    { path: 'blocks.k1.problem', label: 'Knelpunt 2, Knelpunt', before: 'ruis', after: 'ruis in het signaal' },
  ])
})

test('an item that is gone or new shows what it was or is', () => {
  expect(changesBetween({ text: 'oud' }, { text: 'oud' })).toEqual([])
  const lost = changesBetween({ blocks: [aBlock('k1', 'ruis')] }, { blocks: [] })
  expect(lost.map(({ before, after }) => [before, after])).toContainEqual(['ruis', ''])
})
