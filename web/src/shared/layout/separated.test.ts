import { expect, test } from 'vitest'
import { aClause } from '../../test/layout'
import { separatedBy } from './separated'

const oven = aClause('s1', 'De oven is te traag.', 'k1.problem')
const heats = aClause('s2', 'Wij verwarmen hem met stoom.', 'k1.problem')
const moved = (id: string, from: string | null, to: string | null) => ({
  place: [{ clause: id, box: to }],
  back: [{ clause: id, box: from }],
})

test.each<[string, string | undefined]>([
  ['Wij koelen hem met stikstof.', 'hem'],
  ['Haar stuurtijd is te lang.', 'Haar'],
  ['Met dat middel lukt het.', 'dat'],
  ['Dat komt door de warmte.', 'Dat'],
  ['We weten waardoor dat.', 'dat'],
  ['Daarom meten wij dit elke dag.', 'dit'],
  ['Wij denken dat de laag scheurt.', undefined],
  ['Het is zo dat wij meten.', undefined],
  ['De themaatjes en het dieet zijn ditmaal anders.', undefined],
])('%s refers with %s', (text, word) => {
  const away = aClause('s2', text, 'k1.solution')
  expect(separatedBy([oven, away], moved('s2', 'k1.problem', 'k1.solution'))?.word).toBe(word)
})

test('a move of either sentence separates them, and one of both does not', () => {
  const away = { ...heats, box: 'k1.solution' }
  const last = moved('s2', 'k1.problem', 'k1.solution')
  expect(separatedBy([oven, away], last)).toEqual({ clause: away, before: oven, word: 'hem' })
  const left = { ...oven, box: 'k2.problem' }
  expect(separatedBy([left, heats], moved('s1', 'k1.problem', 'k2.problem'))?.clause).toBe(heats)
  const along = { ...last, back: [...last.back, { clause: 's1', box: 'k1.problem' }] }
  expect(separatedBy([{ ...oven, box: 'k1.solution' }, away], along)).toBeUndefined()
})

test('nothing is said of sentences that were apart, wait, were edited, or are no neighbours', () => {
  const away = { ...heats, box: 'k1.solution' }
  const last = moved('s2', 'k1.problem', 'k1.solution')
  expect(separatedBy([oven, away], undefined)).toBeUndefined()
  expect(separatedBy([{ ...oven, box: 'k2.problem' }, away], last)).toBeUndefined()
  expect(separatedBy([oven, { ...heats, box: null }], moved('s2', 'k1.problem', null))).toBeUndefined()
  expect(separatedBy([{ ...oven, edited: true }, away], last)).toBeUndefined()
  expect(separatedBy([oven, { ...away, id: 's3' }], moved('s3', 'k1.problem', 'k1.solution'))).toBeUndefined()
  expect(separatedBy([{ ...oven, from: 'elevator_pitch' }, away], last)).toBeUndefined()
  expect(separatedBy([{ ...oven, box: null }, away], moved('s2', null, 'k1.solution'))?.word).toBe('hem')
})
