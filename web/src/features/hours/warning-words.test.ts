import { expect, test } from 'vitest'
import { oddLines, reasonsOf, undoneBy, undoneLines } from './warning-words'

const span = { start: '2026-03-16', from: '2026-03-01', to: '2026-12-31' }

test('every reason is a sentence', () => {
  expect(reasonsOf('2026-11-20', span)).toEqual([])
  expect(reasonsOf('2026-11-21', span)).toEqual(['Dit is een zaterdag.'])
  expect(reasonsOf('2026-04-06', span)).toEqual(['Dit is Tweede Paasdag (feestdag).'])
  expect(reasonsOf('2026-02-27', span)).toEqual(reasonsOf('2027-01-04', span)) // not also that it is before the start
  expect(reasonsOf('2027-01-04', span)).toEqual([
    'Dit valt buiten de periode van je aanvraag (1 maart 2026 tot en met 31 december 2026): deze uren tellen niet mee.',
  ])
})

test('days with the same reasons are one line', () => {
  const days = ['2026-03-09', '2026-03-10', '2026-03-14', '2026-03-17']
  expect(oddLines(days.map((day) => ({ day, span })))).toEqual([
    'ma 9 mrt, di 10 mrt: Dit ligt vóór de start van het project (16 maart 2026).',
    'za 14 mrt: Dit ligt vóór de start van het project (16 maart 2026). Dit is een zaterdag.',
  ])
})

test('a mark and a confirmation are told where they are known', () => {
  const known = { ...span, title: 'Pomp 1', marked: { '2026-11-20': 'absent' as const }, confirmed: ['2026-11'] }
  const confirmed = 'Deze maand is al bevestigd; die bevestiging vervalt dan.'
  expect(reasonsOf('2026-11-20', known)).toEqual(['Deze dag staat op Afwezig; dat vervalt dan.', confirmed])
  expect(undoneBy('2026-11-20', known)).toEqual([confirmed])
  expect(undoneBy('2026-10-21', known)).toEqual([])
  expect(reasonsOf('2026-03-09', known)).toEqual(['Dit ligt vóór de start van Pomp 1 (16 maart 2026).'])
})

test('what the server says was undone is a line each', () => {
  const at = (date: string, ...warnings: ('marked' | 'confirmed' | 'weekend')[]) => ({ date, warnings })
  expect(
    undoneLines([at('2026-11-18', 'marked', 'confirmed'), at('2026-11-17', 'marked'), at('2026-11-21', 'weekend')]),
  ).toEqual([
    'di 17 nov, wo 18 nov: daar stond Geen S&O of Afwezig, dat is vervallen.',
    'wo 18 nov: die maand was al bevestigd, die bevestiging is vervallen.',
  ])
  expect(undoneLines([at('2026-11-21', 'weekend')])).toEqual([])
})
