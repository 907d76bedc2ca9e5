import { dutchNumber } from './dutch-number'
import { fullTimeMonth, hoursMax } from './limits'
import type { Cents } from './rules/money'
import { type Parsed, parsed, refused } from './rules/refusal'
import { sentenceOf } from './rules/sentences'

const manyPeople = 20 // who all work on one project, all year

/** Takes the dots or spaces out of '12.500' and '12 500'. */
const withoutGroups = (text: string): string =>
  text
    .trim()
    .replace(/[ \u00a0](?=\d{3}(\D|$))/g, '')
    .replace(/\.(?=\d{3}(\D|$))/g, '')

const about = /^(?:ongeveer|circa|ca\.?|zo['’]n|rond(?: de)?|plusminus|\+\/-|±|~)\s*(?=\S)/i

/** Takes the words that say that a number is a rough one from its front. */
const withoutAbout = (text: string): string => text.trim().replace(about, '')

/** Reads a number as people type it: 1200, 1.200, 1 200 or ongeveer 1200. Negative and broken numbers are left to the check. */
export function parseWhole(text: string): Parsed<number> {
  const plain = withoutGroups(withoutAbout(text))
  return /^-?\d{1,9}([.,]\d+)?$/.test(plain) ? parsed(Number(plain.replace(',', '.'))) : refused('number_invalid')
}

/** Reads hours as people type them: also 1.200 uur. */
export const parseWholeHours = (text: string): Parsed<number> =>
  parseWhole(text.replace(/(\d)\s*(?:uur|uren)\s*$/i, '$1'))

/** Reads euros as people type them: 29,50, 29.50, € 12.500,-, 1.234,56, 12,5k or zo'n 500 euro. Negative amounts are left to the check. */
export function parseAmount(text: string): Parsed<Cents> {
  const bare = withoutAbout(text).replace(/€|\s*euro\s*$/gi, '')
  const scaled = bare.replace(/\s*(?:k|duizend)$/i, '')
  const plain = withoutGroups(scaled.replace(/,-+\s*$/, ''))
  const [whole = '', fraction = ''] = plain.replace('-', '').split(/[.,]/)
  if (!/^-?\d{1,9}([.,]\d{1,2})?$/.test(plain)) return refused('number_invalid')
  const cents = (100 * Number(whole) + Number(fraction.padEnd(2, '0'))) * (scaled === bare ? 1 : 1000)
  return parsed(plain.startsWith('-') && cents > 0 ? -cents : cents)
}

/** Returns what is wrong with hours that were typed, or null. None at all is for the caller. */
export function checkWholeHours(text: string): string | null {
  const { value, refusal } = parseWholeHours(text)
  if (refusal !== null) return sentenceOf(refusal)
  if (value < 0 || !Number.isInteger(value)) return 'Vul hele uren in, 0 of meer.'
  return value > hoursMax ? `Vul hooguit ${dutchNumber(hoursMax)} uur in.` : null
}

/** Returns what is allowed for the hours of a year but probably not meant, or null. */
export function oddHours(text: string): string | null {
  const { value } = parseWholeHours(text)
  if (value === null || checkWholeHours(text) !== null) return null
  if (value === 0) return 'Je gaf 0 uur op. Zonder uren krijg je geen WBSO.'
  const people = Math.round(value / (12 * fullTimeMonth))
  return people < manyPeople ? null : `Dat is een heel jaar werk voor ${dutchNumber(people)} mensen. Klopt dat?`
}

/** Returns what is wrong with an amount that was typed, or null. None at all is for the caller. */
export function checkAmount(text: string): string | null {
  const { value, refusal } = parseAmount(text)
  if (refusal !== null) return sentenceOf(refusal)
  return value < 0 ? 'Vul een bedrag in van 0 of meer.' : null
}
