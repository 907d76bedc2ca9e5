import { expect, test } from 'vitest'
import { checkAmount, checkWhole, parseAmount, parseWhole } from './typed-number'

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
])('pitfall 20: %j is read as %j', (typed, want) => expect(parseWhole(typed).value).toBe(want))

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
])('pitfall 20: the amount %j is %j cents', (typed, want) => expect(parseAmount(typed).value).toBe(want))

test('hours are whole, not negative and at most a million', () => {
  expect([checkWhole('0'), checkWhole('1.000.000')]).toEqual([null, null])
  expect(checkWhole('-1')).toBe('Vul hele uren in, 0 of meer.')
  expect(checkWhole('7,5')).toBe('Vul hele uren in, 0 of meer.')
  expect(checkWhole('1.000.001')).toBe('Vul hooguit 1.000.000 uur in.')
  expect(checkWhole('abc')).toBe('Voer een geldig getal in.')
})

test('amounts are not negative', () => {
  expect([checkAmount('0'), checkAmount('29,50')]).toEqual([null, null])
  expect(checkAmount('-0,01')).toBe('Vul een bedrag in van 0 of meer.')
  expect(checkAmount('abc')).toBe('Voer een geldig getal in.')
})
