import { expect, test } from 'vitest'
import { aBudget, aSummary } from './summary-for-tests'
import {
  forecastWords,
  lateSentence,
  spentWords,
  uncountedWords,
  usageNote,
  usageWords,
  worthWords,
} from './usage-words'

test('the hours of one employee, against 40 a week or 173,2 a month', () => {
  expect(usageWords(92.5, 'month')).toBe('92,5% van 173,2 uur')
  expect(usageWords(103.9, 'week')).toBe('103,9% van 40 uur')
})

test.each([
  ['1640', 'dit jaar uit op 1.640 uur, 160 minder dan je aanvraag.'],
  ['1987.5', 'dit jaar uit op 1.987,5 uur, 187,5 meer dan je aanvraag.'],
  ['1800', 'dit jaar uit op 1.800 uur, precies wat je hebt aangevraagd.'],
])('a forecast of %s hours', (forecast_hours, words) => {
  expect(forecastWords(aBudget({ forecast_hours }), '2026-11-22')).toBe(`Bij dit tempo kom je ${words}`)
})

test('a forecast for another year names it, and without one it says what is missing', () => {
  expect(forecastWords(aBudget({ forecast_until: '2027-12-31' }), '2026-11-22')).toContain('kom je in 2027 uit')
  expect(forecastWords(aBudget({ forecast_hours: null }), '2026-11-22')).toBe(
    'Zodra er uren van twee hele weken zijn, staat hier waar je op uitkomt.',
  )
})

test('a start in November has its period in the next year', () => {
  const budget = aBudget({ forecast_hours: null, forecast_until: '2027-12-31' })
  expect(forecastWords(budget, '2027-01-04')).toContain('Zodra er uren')
})

test('after the period it says where the hours ended up', () => {
  expect(forecastWords(aBudget({ forecast_hours: null, forecast_until: '2025-12-31' }), '2026-01-01')).toBe(
    'Je periode eindigde op 31 december 2025. Je kwam uit op 812,5 uur, 987,5 minder dan je aanvraag.',
  )
})

test('the hours that are spent', () => {
  expect(spentWords(aBudget())).toBe('812,5 van de 1.800 uur van je aanvraag is gemaakt (45,1%)')
})

test('what the hours are worth is their share of the application, and no more than that', () => {
  const share = worthWords(aBudget(), 1_800_000)
  expect(share).toBe('Naar rato is dat €\u00a08.125 van de €\u00a018.000 die je aanvraag naar verwachting oplevert.')
  const over = aBudget({ realised_hours: '2000', used_percent: 111.1 })
  expect(worthWords(over, 1_800_000)).toBe('Daarmee is het hele verwachte voordeel van €\u00a018.000 bereikt.')
  expect([
    worthWords(aBudget(), null),
    worthWords(aBudget(), 0),
    worthWords(aBudget({ estimated_hours: 0 }), 5),
  ]).toEqual(['', '', ''])
})

test('what is late in a period is a sentence', () => {
  const week = { kind: 'week', first: '2026-11-16' } as const
  expect(lateSentence(aSummary({ late_hours: '7.5' }), week)).toBe(
    'In week 47 van 2026 is 7,5 uur te laat vastgelegd: meer dan 10 werkdagen na de dag zelf.',
  )
  expect(lateSentence(aSummary(), week)).toBe(
    'Alle uren van week 47 van 2026 zijn op tijd vastgelegd, binnen 10 werkdagen.',
  )
})

test('hours outside the period are named, since they do not count', () => {
  expect(uncountedWords('860.5', aBudget())).toBe(
    '48 uur valt buiten de periode van je aanvraag (1 januari 2026 tot en met 31 december 2026) en telt hier niet mee.',
  )
  expect(uncountedWords('812.5', aBudget())).toBe('')
})

test('what usage is measured by is said', () => {
  expect(usageNote('week')).toContain('als deel van voltijd (40 uur per week).')
  expect(usageNote('month')).toContain('als deel van voltijd (173,2 uur per maand).')
})
