import type { TextName } from '../../api/verdicts'
import { countCharacters } from '../../lib/count-characters'
import { dutchNumber } from '../../lib/dutch-number'
import type { Problem } from '../../lib/problem'
import { parseKvK } from '../../lib/rules/numbers'
import type { Refusal } from '../../lib/rules/refusal'
import { sentenceOf } from '../../lib/rules/sentences'
import { checkStartYear } from '../../lib/rules/wizard'
import { parseTypedDate } from '../../lib/typed-date'
import { checkWhole, parseWhole } from '../../lib/typed-number'
import type { Answers, WizardData } from './model'
import { checkFields, type Findings } from './send/findings'
import { repetition, textSpecs } from './texts/text-specs'
import { isConfirmed, isStale, repeatedFrom, type Texts } from './texts/texts'

const empty = 'Dit veld mag niet leeg zijn.'

const partnerLimits = { company_name: 60, location: 60, contribution: 80 } as const
export type PartnerField = keyof typeof partnerLimits

const said = (refusal: Refusal | null): string | null => (refusal === null ? null : sentenceOf(refusal))

/** A check returns what is wrong, or null. */
export const checkHours = (text: string): string | null => (text.trim() === '' ? empty : checkWhole(text))

export function checkStart(text: string): string | null {
  if (text.trim() === '') return empty
  const { value, refusal } = parseTypedDate(text)
  return said(refusal ?? checkStartYear(value))
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
  const { value: own } = parseWhole(text)
  const most = parseWhole(all).value
  if (text.trim() === '') return null
  if (own !== null && most !== null && own > most)
    return `Vul hooguit ${dutchNumber(most)} uur in: meer zijn het er samen niet.`
  return checkWhole(text)
}

export const checkCompanyName = (text: string): string | null => (text.trim() === '' ? empty : null)

export const checkKvK = (text: string): string | null => (text.trim() === '' ? empty : said(parseKvK(text).refusal))

export function checkPartner(field: PartnerField, text: string): string | null {
  if (field === 'company_name' && text.trim() === '') return empty
  const most = partnerLimits[field]
  return countCharacters(text.trim()) > most ? `Gebruik hooguit ${most} tekens.` : null
}

/** Returns why a text does not count as confirmed, or null when it does. */
function checkText(texts: Texts, field: TextName): string | null {
  const { text, given } = texts[field]
  if (isConfirmed(texts, field)) return null
  if (text.trim() === '') return 'Vul deze tekst in en laat hem beoordelen.'
  if (given === null) return 'Laat deze tekst nog beoordelen.'
  if (given.text !== text.trim()) return 'Deze tekst is gewijzigd. Laat hem opnieuw beoordelen.'
  if (isStale(texts, field)) return 'Je elevator pitch is gewijzigd. Laat deze tekst opnieuw beoordelen.'
  return repetition(repeatedFrom(texts, field)) || 'De feedback op deze tekst is nog niet groen.'
}

/** Returns the problems among checks by wire name. */
function pick(checks: Record<string, string | null>): Problem[] {
  return Object.entries(checks).flatMap(([field, message]) => (message === null ? [] : [{ field, message }]))
}

export function partnerProblems({ collaborative_effort, collaboration_partners: partners }: Answers): Problem[] {
  if (!collaborative_effort) return []
  if (partners.length === 0) return pick({ collaboration_partners: sentenceOf({ code: 'partner_missing', args: {} }) })
  const checks = partners.flatMap((partner, index) =>
    (['company_name', 'location', 'contribution'] as const).map(
      (field) => [`collaboration_partners.${index}.${field}`, checkPartner(field, partner[field])] as const,
    ),
  )
  return pick(Object.fromEntries(checks))
}

export const detailProblems = (answers: Answers): Problem[] =>
  pick({
    estimated_hours_input: checkHours(answers.estimated_hours_input),
    own_hours: answers.applicant === 'both' ? checkOwnHours(answers.own_hours, answers.estimated_hours_input) : null,
    start_of_project: checkStart(answers.start_of_project),
    project_started_on: answers.continues ? checkBegan(answers.project_started_on, answers.start_of_project) : null,
  })

/** Reports whether a company is chosen, or a new one given by name and number. */
export const hasCompany = ({ newCompany, answers }: WizardData): boolean =>
  newCompany ? answers.company_name.trim() !== '' && answers.kvk_number.trim() !== '' : answers.client !== null

export function companyProblems({ newCompany, answers }: WizardData): Problem[] {
  if (newCompany)
    return pick({ company_name: checkCompanyName(answers.company_name), kvk_number: checkKvK(answers.kvk_number) })
  return pick({ client: answers.client === null ? 'Kies een bedrijf of vul een nieuw bedrijf in.' : null })
}

/** VERZENDEN is disabled without a company or without consent to the terms. Then all problems of step 3 are shown. */
function closedBy(data: WizardData): Problem[] {
  if (hasCompany(data) && data.terms) return []
  const terms = pick({ terms: data.terms ? null : 'Ga akkoord met de algemene voorwaarden.' })
  return [...partnerProblems(data.answers), ...companyProblems(data), ...terms]
}

export const textProblems = ({ texts }: WizardData): Problem[] =>
  pick(Object.fromEntries(textSpecs.map(({ field }) => [field, checkText(texts, field)])))

const greenFirst = 'Ga terug naar stap 1 en zorg dat alle drie de velden groene feedback hebben.'

const findings = (title: string, problems: Problem[]): Findings | null =>
  problems.length === 0 ? null : { title, problems }

function notGreen(data: WizardData): Findings | null {
  const found = findings(greenFirst, textProblems(data))
  return found && { ...found, jumpTo: found.problems[0]?.field ?? undefined }
}

/** Returns what keeps an application from being sent, or null. Problems of step 3 come before those of other steps. */
export const checkAll = (data: WizardData): Findings | null =>
  findings(checkFields, closedBy(data)) ??
  notGreen(data) ??
  findings(checkFields, [...detailProblems(data.answers), ...partnerProblems(data.answers), ...companyProblems(data)])

/** Reports for each step whether it is complete. */
export const stepsDone = (data: WizardData): [boolean, boolean, boolean] => [
  textProblems(data).length === 0,
  detailProblems(data.answers).length === 0,
  hasCompany(data) && data.terms && partnerProblems(data.answers).length === 0,
]
