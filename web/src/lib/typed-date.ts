import { type Day, parseDate } from './rules/dates'
import type { Parsed } from './rules/refusal'

/** Reads a day as people type it: 1-3-2027, 01/03/2027 or 01.03.2027, and also the wire format. */
export function parseTypedDate(text: string): Parsed<Day> {
  const match = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/.exec(text.trim())
  if (match === null) return parseDate(text.trim())
  const [, day = '', month = '', year = ''] = match
  return parseDate(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`)
}
