import { dutchNumber } from './dutch-number'
import type { Cents } from './rules/money'
import { type Parsed, parsed, refused } from './rules/refusal'
import { sentenceOf } from './rules/sentences'

const hoursMax = 1_000_000

/** Takes the dots or spaces out of '12.500' and '12 500'. */
const withoutGroups = (text: string): string =>
  text
    .trim()
    .replace(/[ \u00a0](?=\d{3}(\D|$))/g, '')
    .replace(/\.(?=\d{3}(\D|$))/g, '')

/** Reads hours as people type them: 1200, 1.200 or 1 200. Negative and broken numbers are left to the check. */
export function parseWhole(text: string): Parsed<number> {
  const plain = withoutGroups(text)
  return /^-?\d{1,9}([.,]\d+)?$/.test(plain) ? parsed(Number(plain.replace(',', '.'))) : refused('number_invalid')
}

/** Reads euros as people type them: 29,50, 29.50, € 12.500 or 1.234,56. Negative amounts are left to the check. */
export function parseAmount(text: string): Parsed<Cents> {
  const plain = withoutGroups(text.replace('€', ''))
  const [whole = '', fraction = ''] = plain.replace('-', '').split(/[.,]/)
  if (!/^-?\d{1,9}([.,]\d{1,2})?$/.test(plain)) return refused('number_invalid')
  const cents = 100 * Number(whole) + Number(fraction.padEnd(2, '0'))
  return parsed(plain.startsWith('-') && cents > 0 ? -cents : cents)
}

/** Returns what is wrong with hours that were typed, or null. None at all is for the caller. */
export function checkWhole(text: string): string | null {
  const { value, refusal } = parseWhole(text)
  if (refusal !== null) return sentenceOf(refusal)
  if (value < 0 || !Number.isInteger(value)) return 'Vul hele uren in, 0 of meer.'
  return value > hoursMax ? `Vul hooguit ${dutchNumber(hoursMax)} uur in.` : null
}

/** Returns what is wrong with an amount that was typed, or null. None at all is for the caller. */
export function checkAmount(text: string): string | null {
  const { value, refusal } = parseAmount(text)
  if (refusal !== null) return sentenceOf(refusal)
  return value < 0 ? 'Vul een bedrag in van 0 of meer.' : null
}
