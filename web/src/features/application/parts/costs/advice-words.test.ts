import { expect, test } from 'vitest'
import { adviceWords, spanWords } from './advice-words'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test.each([
  [1_000_00, 'Ons advies: werkelijke kosten. Die leveren ongeveer € 1.000 meer voordeel op dan het forfait.'],
  [-1_000_00, 'Ons advies: het forfait. Dat levert ongeveer € 1.000 meer voordeel op.'],
  [0, 'Ons advies: het forfait. Het levert evenveel op en kost geen administratie.'],
])('a difference of %d cents in benefit', (difference, want) => expect(plain(adviceWords(difference))).toBe(want))

test.each([
  [864_00, 9_216_00, 'tussen € 864 en € 9.216 meer'],
  [-2_000_00, -100_00, 'tussen € 100 en € 2.000 minder'],
  [-2_000_00, 900_00, 'tussen € 2.000 minder en € 900 meer'],
  [864_00, null, 'minstens € 864 meer'],
  [-864_00, null, 'hooguit € 864 minder'],
])('a difference of %d to %s cents in benefit', (least, most, want) =>
  expect(plain(spanWords(least, most))).toBe(`Werkelijke kosten geven ${want} voordeel dan het forfait.`),
)
