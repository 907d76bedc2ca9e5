import { type Parsed, parsed, refused } from './refusal'

/** Drops separators and turns letters into capitals. */
const compact = (text: string): string => text.replace(/[ \u00a0\t.-]/g, '').toUpperCase()

/** KvK: 8 digits. */
export function parseKvK(text: string): Parsed<string> {
  const number = compact(text)
  return /^\d{8}$/.test(number) ? parsed(number) : refused('kvk_invalid')
}

/** Btw-id: NL, 9 digits, B, 2 digits; the 11-test over the digits or mod 97 over the whole. */
export function parseBTW(text: string): Parsed<string> {
  const number = compact(text)
  const shaped = /^NL\d{9}B\d{2}$/.test(number) && !number.endsWith('00')
  return shaped && (passes11(number.slice(2, 11)) || mod97(number) === 1) ? parsed(number) : refused('btw_invalid')
}

/** BSN: 9 digits that pass the 11-test. */
export function parseBSN(text: string): Parsed<string> {
  const number = compact(text)
  return /^\d{9}$/.test(number) && passes11(number) ? parsed(number) : refused('bsn_invalid')
}

/** Postcode, as 1234 AB. */
export function parsePostcode(text: string): Parsed<string> {
  const code = compact(text)
  const good = /^[1-9]\d{3}[A-Z]{2}$/.test(code) && !/S[ADS]$/.test(code)
  return good ? parsed(`${code.slice(0, 4)} ${code.slice(4)}`) : refused('postcode_invalid')
}

/** The 11-test: weights 9 to 2, and -1 for the last of nine digits. All zeros do not pass. */
function passes11(nine: string): boolean {
  const weights = [9, 8, 7, 6, 5, 4, 3, 2, -1]
  const sum = weights.reduce((total, weight, i) => total + weight * Number(nine[i]), 0)
  return sum % 11 === 0 && nine !== '000000000'
}

/** The remainder modulo 97, with letters as A=10 to Z=35, which are their values in base 36. */
function mod97(text: string): number {
  let rest = 0
  for (const sign of text) {
    const value = Number.parseInt(sign, 36)
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97
  }
  return rest
}
