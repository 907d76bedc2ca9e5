import { countCharacters } from '../../lib/count-characters'
import { dutchNumber } from '../../lib/dutch-number'
import { partnerContributionMax, partnerLocationMax, partnerNameMax } from '../../lib/limits'
import { type Problem, problemsOf } from '../../lib/problem'
import { parseKvK } from '../../lib/rules/numbers'
import type { Refusal } from '../../lib/rules/refusal'
import { sentenceOf } from '../../lib/rules/sentences'
import { checkStartYear } from '../../lib/rules/wizard'
import { parseTypedDate } from '../../lib/typed-date'
import { checkWholeHours, parseWholeHours } from '../../lib/typed-number'
import type { Partner } from './model'

const empty = 'Dit veld mag niet leeg zijn.'

const partnerLimits = {
  company_name: partnerNameMax,
  location: partnerLocationMax,
  contribution: partnerContributionMax,
}
export type PartnerField = keyof typeof partnerLimits

const said = (refusal: Refusal | null): string | null => (refusal === null ? null : sentenceOf(refusal))

/** A check returns what is wrong, or null. */
export const checkFilled = (text: string): string | null => (text.trim() === '' ? empty : null)

export const checkHours = (text: string): string | null => checkFilled(text) ?? checkWholeHours(text)

export function checkStart(text: string): string | null {
  const { value, refusal } = parseTypedDate(text)
  return checkFilled(text) ?? said(refusal ?? checkStartYear(value))
}

/** Returns what is wrong with the day on which a project began that the application continues. */
export function checkBegan(text: string, start: string): string | null {
  const { value: began } = parseTypedDate(text)
  const { value: first } = parseTypedDate(start)
  const later = began !== null && first !== null && began > first
  return checkStart(text) ?? (later ? sentenceOf({ code: 'started_after_start', args: {} }) : null)
}

/** Returns what is wrong with the own hours of a self-employed person with employees. They may be left open. */
export function checkOwnHours(text: string, all: string): string | null {
  const { value: own } = parseWholeHours(text)
  const most = parseWholeHours(all).value
  if (text.trim() === '') return null
  if (own !== null && most !== null && own > most)
    return `Vul hooguit ${dutchNumber(most)} uur in: meer zijn het er samen niet.`
  return checkWholeHours(text)
}

export const checkKvK = (text: string): string | null => checkFilled(text) ?? said(parseKvK(text).refusal)

export function checkPartner(field: PartnerField, text: string): string | null {
  const most = partnerLimits[field]
  if (field === 'company_name' && text.trim() === '') return empty
  return countCharacters(text.trim()) > most ? `Gebruik hooguit ${most} tekens.` : null
}

export const partnerProblems = (partners: Partner[]): Problem[] =>
  partners.flatMap((partner, index) =>
    (['company_name', 'location', 'contribution'] as const).flatMap((field) =>
      problemsOf({ [`collaboration_partners.${index}.${field}`]: checkPartner(field, partner[field]) }),
    ),
  )
