import { type Day, months, parseDate } from './rules/dates'
import type { Parsed } from './rules/refusal'

/** Returns the number of a month: 3 for '3', 'mrt', 'mrt.' and 'maart'. 0 when there is no such month. */
export function monthNumber(text: string): number {
  const word = text.toLowerCase().replace(/\.$/, '')
  if (/^\d+$/.test(word)) return Number(word) <= 12 ? Number(word) : 0
  return word.length < 3 ? 0 : months.findIndex((month) => month.startsWith(word === 'mrt' ? 'maart' : word)) + 1
}

const weekday = '(?:(?:maan|dins|woens|donder|vrij|zater|zon)dag,? )?'
const typedDay = new RegExp(
  `^(?:per )?${weekday}(\\d{1,2})[-/. ] ?(\\d{1,2}|[a-z]{3,9}\\.?)[-/. ] ?(\\d{4}|\\d{2})$`,
  'i',
)

/** Reads a day as people type it: 1-3-2027, 01/03/27, 1 maart 2027 or 'per vrijdag 1 mrt. 2027', and also the wire format. */
export function parseTypedDate(text: string): Parsed<Day> {
  const typed = text.trim().replace(/\s+/g, ' ')
  const [, day = '', month = '', year = ''] = typedDay.exec(typed) ?? []
  if (day === '') return parseDate(typed)
  return parseDate(`${year.padStart(4, '20')}-${String(monthNumber(month)).padStart(2, '0')}-${day.padStart(2, '0')}`)
}
