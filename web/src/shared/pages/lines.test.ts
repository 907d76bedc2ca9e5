import { expect, test } from 'vitest'
import { linesOf } from './lines'

test('the pieces of a line are one line, and empty lines are none', () => {
  const pieces: [string, boolean][] = [
    ['Aanvrager', false],
    [' ', false],
    ['Pompwijs B.V.', true],
    ['', true],
    ['  ', true],
    ['Inhoud', false],
  ]
  expect(linesOf(pieces.map(([str, hasEOL]) => ({ str, hasEOL })))).toEqual(['Aanvrager Pompwijs B.V.', 'Inhoud'])
})
