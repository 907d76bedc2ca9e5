import { expect, test } from 'vitest'
import { adviceWords, openWords } from './advice-words'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test.each([
  [1_000_00, 'Ons advies: werkelijke kosten. Die leveren ongeveer € 1.000 meer voordeel op dan het forfait.'],
  [-1_000_00, 'Ons advies: het forfait. Dat levert ongeveer € 1.000 meer voordeel op.'],
  [0, 'Ons advies: het forfait. Het levert evenveel op en kost geen administratie.'],
])('a difference of %d cents in benefit', (difference, want) => expect(plain(adviceWords(difference))).toBe(want))

test.each([
  [1, 0, 'Eén post is nog niet compleet en telt nog niet mee.'],
  [
    1,
    500_00,
    'Eén post is nog niet compleet en telt nog niet mee. Hooguit komt er € 500 bij: dan blijft dit advies hetzelfde.',
  ],
  [
    2,
    1_500_00,
    '2 posten zijn nog niet compleet en tellen nog niet mee. Hooguit komt er € 1.500 bij: dan worden werkelijke kosten voordeliger.',
  ],
])('%d items that are not complete and count for at most %d cents', (count, most, want) =>
  expect(plain(openWords(count, most, 9_000_00, 10_000_00))).toBe(want),
)
