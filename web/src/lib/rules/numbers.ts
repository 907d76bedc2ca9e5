import { type Parsed, parsed, refused } from './refusal'

/** Drops separators and turns letters into capitals. */
const compact = (text: string): string => text.replace(/[ \u00a0\t.-]/g, '').toUpperCase()

/** KvK: 8 digits. */
export function parseKvK(text: string): Parsed<string> {
  const number = compact(text)
  return /^\d{8}$/.test(number) ? parsed(number) : refused('kvk_invalid')
}

/** BSN: 9 digits that pass the 11-test. */
export function parseBSN(text: string): Parsed<string> {
  const number = compact(text)
  return /^\d{9}$/.test(number) && passes11(number) ? parsed(number) : refused('bsn_invalid')
}

/** The 11-test: weights 9 to 2, and -1 for the last of nine digits. All zeros do not pass. */
function passes11(nine: string): boolean {
  const weights = [9, 8, 7, 6, 5, 4, 3, 2, -1]
  const sum = weights.reduce((total, weight, i) => total + weight * Number(nine[i]), 0)
  return sum % 11 === 0 && nine !== '000000000'
}
