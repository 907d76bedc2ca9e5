import { expect, test } from 'vitest'
import { parseTypedDate } from './typed-date'

test.each([
  ['1-3-2027', '2027-03-01'],
  ['01/03/2027', '2027-03-01'],
  ['01.03.2027', '2027-03-01'],
  [' 2027-03-01 ', '2027-03-01'],
  ['31-02-2027', null],
  ['1-3-27', null],
  ['morgen', null],
])('the date %j is %j', (typed, want) => expect(parseTypedDate(typed).value).toBe(want))
