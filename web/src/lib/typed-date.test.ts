import { expect, test } from 'vitest'
import { parseTypedDate } from './typed-date'

test.each([
  ['1-3-2027', '2027-03-01'],
  ['01/03/2027', '2027-03-01'],
  ['01.03.2027', '2027-03-01'],
  [' 2027-03-01 ', '2027-03-01'],
  ['31-02-2027', null],
  ['1-3-27', '2027-03-01'],
  ['1 januari 2027', '2027-01-01'],
  ['1 mrt. 2027', '2027-03-01'],
  ['1 Sept 2027', '2027-09-01'],
  ['1-mei-2027', '2027-05-01'],
  ['per  1 februari 2027', '2027-02-01'],
  ['vrijdag 1 januari 2027', '2027-01-01'],
  ['30 februari 2027', null],
  ['1 ju 2027', null], // June or July
  ['1 maandag 2027', null],
  ['januari 2027', null],
  ['1 januari', null],
  ['1 of 2 januari 2027', null],
  ['1-13-2027', null],
  ['morgen', null],
])('the date %j is %j', (typed, want) => expect(parseTypedDate(typed).value).toBe(want))
