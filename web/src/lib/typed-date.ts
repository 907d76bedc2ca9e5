import { type Day, months, parseDate } from './rules/dates'
import type { Parsed } from './rules/refusal'

/** Returns the number of a month: 3 for '3', 'mrt', 'mrt.' and 'maart'. 0 when there is no such month. */
function monthNumber(text: string): number {
  const word = text.toLowerCase().replace(/\.$/, '')
  if (/^\d+$/.test(word)) return Number(word) <= 12 ? Number(word) : 0
  return word.length < 3 ? 0 : months.findIndex((month) => month.startsWith(word === 'mrt' ? 'maart' : word)) + 1
}

const weekday = '(?:(?:maan|dins|woens|donder|vrij|zater|zon)dag,? )?'
const typedDay = new RegExp(
  `^(?:(?:per|op|vanaf) )?${weekday}(\\d{1,2})(?:[-/.] ?| )(\\d{1,2}|[a-z]{3,9}\\.?)(?:[-/.] ?| )['’]?(\\d{4}|\\d{2})$`,
  'i',
)

/** Reads a day as people type it: 1-3-2027, 01/03/27, 1 maart 2027 or 'per vrijdag 1 mrt. 2027', and also the wire format. */
export function parseTypedDate(text: string): Parsed<Day> {
  const typed = text.trim().replace(/\s+/g, ' ')
  const [, day = '', month = '', year = ''] = typedDay.exec(typed) ?? []
  if (day === '') return parseDate(typed)
  return parseDate(`${year.padStart(4, '20')}-${String(monthNumber(month)).padStart(2, '0')}-${day.padStart(2, '0')}`)
}

const lead = /^(?:(?:is|gereed|klaar|af|in|per|van|vanaf|eind|begin|half|medio)\s+)*/i
const year = `['’]?(20\\d{2}|\\d{2})`
/** The ways in which people write a month or a quarter, with the groups of the two. */
const monthForms: { form: RegExp; month: number; year: number; length: number }[] = [
  { form: new RegExp(`^(\\d{1,2})\\s*[-/.]\\s*${year}$`), month: 1, year: 2, length: 1 },
  {
    form: new RegExp(`^([a-z]{3,9})\\.?,?(?:\\s*[-/]\\s*|\\s*(?:van\\s+)?)${year}$`, 'i'),
    month: 1,
    year: 2,
    length: 1,
  },
  { form: /^\d{1,2}[-/.](\d{1,2})[-/.](20\d{2})$/, month: 1, year: 2, length: 1 },
  { form: /^(20\d{2})-(\d{1,2})$/, month: 2, year: 1, length: 1 },
  { form: new RegExp(`^(?:q|kwartaal\\s+)([1-4])(?:[\\s/-]+(?:van\\s+)?)${year}$`, 'i'), month: 1, year: 2, length: 3 },
  { form: new RegExp(`^([1-4])e\\s+kwartaal\\s+(?:van\\s+)?${year}$`, 'i'), month: 1, year: 2, length: 3 },
  { form: /^(20\d{2})[\s/-]q([1-4])$/i, month: 2, year: 1, length: 3 },
]

/**
 * Reads a month as people type it, as yyyy-mm: 3-2027, maart '27, eind jun 2027. A quarter is its last
 * month, and so is a span (januari t/m juni 2027). What nobody can read is null.
 */
export function parseTypedMonth(text: string): string | null {
  const [first = '', last, more] = text.trim().split(/\s+(?:t\/m|tot en met|-|–|—)\s+/i)
  if (more !== undefined) return null
  if (last === undefined) return monthOf(first)
  const [from, to] = [monthOf(first), monthOf(last)]
  const borrowed = from ?? (monthNumber(first) > 0 ? monthOf(`${first} ${last.slice(-4)}`) : null)
  return to !== null && borrowed !== null && borrowed < to ? to : null
}

function monthOf(text: string): string | null {
  const plain = text.replace(lead, '').replace(/\s*\.$/, '')
  for (const { form, ...at } of monthForms) {
    const match = form.exec(plain)
    const month = monthNumber(match?.[at.month] ?? '') * at.length
    if (match !== null && month > 0)
      return `${(match[at.year] ?? '').padStart(4, '20')}-${String(month).padStart(2, '0')}`
  }
  return null
}
