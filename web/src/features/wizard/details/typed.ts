import { type Day, parseDate } from '../../../lib/rules/dates'
import { type Parsed, parsed, refused } from '../../../lib/rules/refusal'

/** Reads hours as people type them: 1200, 1.200 or 1 200. Negative and broken numbers are left to the check. */
export function parseWhole(text: string): Parsed<number> {
  const plain = text
    .trim()
    .replace(/[ \u00a0](?=\d{3}(\D|$))/g, '')
    .replace(/\.(?=\d{3}(\D|$))/g, '')
  return /^-?\d{1,9}([.,]\d+)?$/.test(plain) ? parsed(Number(plain.replace(',', '.'))) : refused('number_invalid')
}

/** Reads a day as people type it: 1-3-2027, 01/03/2027 or 01.03.2027, and also the wire format. */
export function parseTypedDate(text: string): Parsed<Day> {
  const match = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/.exec(text.trim())
  if (match === null) return parseDate(text.trim())
  const [, day = '', month = '', year = ''] = match
  return parseDate(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`)
}
