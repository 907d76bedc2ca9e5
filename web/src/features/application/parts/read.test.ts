import { expect, test } from 'vitest'
import { readAmount, readDay, readMonth, readWhole, showAmount, showWhole } from './read'

test.each([
  ['3-2027', '03-2027'],
  ['', ''],
  ['najaar 2027', null],
])('the month %j is %j', (text, want) => expect(readMonth(text).value).toBe(want))

test.each([
  ['900', 90_000],
  ['€ 1.250,50', 125_050],
  ['', 0],
  ['-5', null],
  ['veel', null],
])('the amount %j is %j', (text, want) => expect(readAmount(text).value).toBe(want))

test.each([
  ['1.200', 1200],
  ['20%', 20],
  ['', null],
])('the number %j is %j', (text, want) => expect(readWhole(0, 5000, null)(text)).toEqual({ value: want, wrong: null }))

test.each(['7,5', '-1', '5001', 'tien'])('%j is no whole number from 0 to 5.000', (text) =>
  expect(readWhole(0, 5000, null)(text).wrong).toBe('Vul een heel getal in van 0 tot en met 5.000.'),
)

test('a day that does not exist is refused', () => expect(readDay('31-02-2027').wrong).not.toBeNull())

test('numbers are shown as they are typed', () => {
  expect([showAmount(90_000), showAmount(125_050), showAmount(0)]).toEqual(['900', '1.250,50', ''])
  expect([showWhole(1200), showWhole(null), showWhole(0)]).toEqual(['1.200', '', '0'])
})
