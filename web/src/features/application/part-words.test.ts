import { expect, test } from 'vitest'
import { stateWords } from './part-words'

test.each([
  ['complete', 0, 'compleet'],
  ['questions', 1, '1 vraag'],
  ['questions', 2, '2 vragen'],
  ['too_long', 0, 'te lang'],
  ['too_long', 2, 'te lang, 2 vragen'],
  ['locked', 0, 'na betaling'],
  ['locked', 3, '3 vragen'],
  ['empty', 0, 'niet ingevuld'],
] as const)('a part that is %s with %d questions says %j', (state, questions, words) => {
  expect(stateWords({ key: 'novelty', state, questions })).toBe(words)
})
