import { expect, test } from 'vitest'
import { plain } from './rules/vectors-for-tests'
import { checkAmount, checkWholeHours, oddHours, parseAmount, parseWhole, parseWholeHours } from './typed-number'

test.each([
  ['1200', 1200],
  ['1.200', 1200],
  ['1 200', 1200],
  ['12.345.678', 12345678],
  [' 7 ', 7],
  ['0', 0],
  ['-5', -5],
  ['7,5', 7.5],
  ['10.02', 10.02],
  ['', null],
  ['1e3', null],
  ['veel', null],
  ['12 34', null],
  ['ongeveer 1200', 1200],
  ['ca. 1.200', 1200],
  ['Circa 80', 80],
  ["zo'n 40", 40],
  ['±1200', 1200],
  ['rond de 500', 500],
  ['ongeveer', null],
  ['10 of 12', null],
  ['10-12', null],
  ['minstens 10', null],
  ['8 uur', null], // of people, or a share
])('pitfall 20: %j is read as %j', (typed, want) => expect(parseWhole(typed).value).toBe(want))

test.each([
  ['1200 uur', 1200],
  ['ongeveer 1.200 uren', 1200],
  ['8uur', 8],
  ['1200', 1200],
  ['uur', null],
  ['1200 uur per jaar', null],
  ['twee uur', null],
])('the hours %j are %j', (typed, want) => expect(parseWholeHours(typed).value).toBe(want))

test.each([
  ['29', 29_00],
  ['29,5', 29_50],
  ['29.50', 29_50],
  ['10.02', 10_02],
  ['0', 0],
  ['€ 12.500', 12_500_00],
  ['1.234,56', 1_234_56],
  ['1 234', 1_234_00],
  ['-5', -5_00],
  ['12,500', null], // English thousands, or three decimals
  ['1,2,3', null],
  ['', null],
  ['abc', null],
  ['€ 12.500,-', 12_500_00],
  ['1250,--', 1_250_00],
  ['500 euro', 500_00],
  ["zo'n € 500", 500_00],
  ['euro', null],
  ['500 euro per maand', null],
])('pitfall 20: the amount %j is %j cents', (typed, want) => expect(parseAmount(typed).value).toBe(want))

test.each([
  ['0', 'Je gaf 0 uur op. Zonder uren krijg je geen WBSO.'],
  ['99.999 uur', 'Dat is een heel jaar werk voor 48 mensen. Klopt dat?'],
  ['40.529', 'Dat is een heel jaar werk voor 20 mensen. Klopt dat?'],
  ['40.528', null],
  ['1', null],
  ['', null],
  ['veel', null],
  ['1.000.001', null], // refused
])('hours that are allowed but odd get a word: %j', (typed, want) => expect(oddHours(typed)).toBe(want))

plain('typed_amount', (text: string) => parseAmount(text).value)

test('hours are whole, not negative and at most a million', () => {
  expect([checkWholeHours('0'), checkWholeHours('1.000.000')]).toEqual([null, null])
  expect(checkWholeHours('-1')).toBe('Vul hele uren in, 0 of meer.')
  expect(checkWholeHours('7,5')).toBe('Vul hele uren in, 0 of meer.')
  expect(checkWholeHours('1.000.001')).toBe('Vul hooguit 1.000.000 uur in.')
  expect(checkWholeHours('abc')).toBe('Voer een geldig getal in.')
})

test('amounts are not negative', () => {
  expect([checkAmount('0'), checkAmount('29,50')]).toEqual([null, null])
  expect(checkAmount('-0,01')).toBe('Vul een bedrag in van 0 of meer.')
  expect(checkAmount('abc')).toBe('Voer een geldig getal in.')
})
