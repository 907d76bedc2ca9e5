import { expect, test } from 'vitest'
import vectors from '../../../testdata/vectors/name_prefixes.json'
import { byName } from './by-name'
import { prefixes } from './name-prefixes'
import { plain } from './rules/vectors-for-tests'

interface Name {
  first: string
  last: string
}

plain('name_order', (names: Name[]) => names.toSorted((a, b) => byName(`${a.first} ${a.last}`, `${b.first} ${b.last}`)))

test('the server has the same prefixes', () => {
  expect([...prefixes]).toEqual(vectors.prefixes)
})

test('a name of one word, or of prefixes alone, is a name', () => {
  expect(['Jan de', 'Madonna', 'Bo Aa'].sort(byName)).toEqual(['Madonna', 'Bo Aa', 'Jan de'])
})
