import { dutchNumber } from '../../../lib/dutch-number'
import { type Day, shortDate } from '../../../lib/rules/dates'
import type { Cents } from '../../../lib/rules/money'
import { sentenceOf } from '../../../lib/rules/sentences'
import { parseTypedDate, parseTypedMonth } from '../../../lib/typed-date'
import { checkAmount, parseAmount, parseWhole } from '../../../lib/typed-number'

/** What a typed text says, or what is wrong with it. */
export type Read<T> = { value: T; wrong: null } | { value: null; wrong: string }

const read = <T>(value: T): Read<T> => ({ value, wrong: null })
const wrong = (sentence: string): { value: null; wrong: string } => ({ value: null, wrong: sentence })

/** Returns a reader of whole numbers. Nothing typed is `none`. */
export const readWhole =
  <None extends number | null>(min: number, max: number, none: None) =>
  (text: string): Read<number | None> => {
    if (text.trim() === '') return read(none)
    const value = parseWhole(text.replace('%', '')).value
    if (value !== null && Number.isInteger(value) && value >= min && value <= max) return read(value)
    return wrong(`Vul een heel getal in van ${dutchNumber(min)} tot en met ${dutchNumber(max)}.`)
  }

export const showWhole = (value: number | null): string => (value === null ? '' : dutchNumber(value))

/** The same, where 0 means that nothing is filled in. */
export const showWholeOrNothing = (value: number): string => (value === 0 ? '' : dutchNumber(value))

/** Reads an amount. Nothing typed is 0. */
export function readAmount(text: string): Read<Cents> {
  if (text.trim() === '') return read(0)
  const sentence = checkAmount(text)
  const { value } = parseAmount(text)
  return value === null || sentence !== null ? wrong(sentence ?? '') : read(value)
}

const amounts = new Intl.NumberFormat('nl-NL', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

export const showAmount = (cents: Cents): string => (cents === 0 ? '' : amounts.format(cents / 100).replace(/,00$/, ''))

/** Reads a day as yyyy-mm-dd. */
export function readDay(text: string): Read<Day> {
  const { value, refusal } = parseTypedDate(text)
  return refusal === null ? read(value) : wrong(sentenceOf(refusal))
}

export const showDay = (day: Day): string => shortDate(day)

/** Reads a month. It is mm-yyyy, or empty when nothing is typed. */
export function readMonth(text: string): Read<string> {
  if (text.trim() === '') return read('')
  const month = parseTypedMonth(text)
  return month === null ? wrong('Vul een maand in als mm-jjjj, zoals 03-2027.') : read(shortDate(month))
}
