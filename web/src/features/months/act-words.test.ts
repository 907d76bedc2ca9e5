import { expect, test } from 'vitest'
import { ApiError } from '../../lib/api-error'
import { closingNotes, namesOf, refusedWords } from './act-words'

const people = (count: number) => Array.from({ length: count }, (_, at) => ({ name: `P${at + 1}` }))

test.each([
  [1, 'P1'],
  [2, 'P1 en P2'],
  [3, 'P1, P2 en P3'],
  [13, 'P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12 en nog 1 ander'],
  [40, 'P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12 en nog 28 anderen'],
])('%i names', (count, words) => expect(namesOf(people(count))).toBe(words))

const confirmed = { name: 'Sanne', state: 'confirmed', open_days: 0, confirmed_at: '2026-11-03T10:00:00Z' } as const
const open = { name: 'Bo', state: 'open', open_days: 1, confirmed_at: null } as const

test.each([
  [[confirmed], []],
  [
    [confirmed, open],
    [
      'Niet door de medewerker bevestigd (1): Bo. Dat staat ook op de urenstaat.',
      'Nog open dagen (1): Bo (1 open dag).',
    ],
  ],
  [
    [open, { ...open, name: 'Cas', open_days: 3 }],
    [
      'Niet door de medewerker bevestigd (2): Bo en Cas. Dat staat ook op de urenstaat.',
      'Nog open dagen (2): Bo (1 open dag) en Cas (3 open dagen).',
    ],
  ],
])('what to think of before closing %j', (chosen, notes) => expect(closingNotes(chosen)).toEqual(notes))

const conflict = (body: unknown) => new ApiError(409, 'Dat kan niet.', {}, { body })

test('who refused is said with the state', () => {
  const refused = [
    { employee: 4, name: 'Sanne', state: 'closed' },
    { employee: 5, name: 'Bo', state: 'open' },
  ]
  expect(refusedWords(conflict({ code: 'month_state', refused }))).toMatch(/bij Sanne \(afgesloten\) en Bo \(open\)\. /)
})

test.each([
  { code: 'month_not_over' },
  { code: 'month_state' },
  { code: 'month_state', refused: [] },
  { code: 'month_state', refused: [{ employee: 4 }] },
])('anything else is not: %j', (body) => expect(refusedWords(conflict(body))).toBeNull())
