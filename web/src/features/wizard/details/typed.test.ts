import { expect, test } from 'vitest'
import { parseTypedDate, parseWhole } from './typed'

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
  ['1-3-2027', '2027-03-01'],
  ['01/03/2027', '2027-03-01'],
  ['01.03.2027', '2027-03-01'],
  [' 2027-03-01 ', '2027-03-01'],
  ['31-02-2027', null],
  ['1-3-27', null],
  ['morgen', null],
])('the date %j is %j', (typed, want) => expect(parseTypedDate(typed).value).toBe(want))
