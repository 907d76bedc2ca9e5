import type { TextName } from '../../../api/verdicts'
import { type Problem, problemsOf } from '../../../lib/problem'
import type { Step } from '../../../lib/rules/wizard'
import { type AnswerName, answerFields, answerNames, hasCompany } from '../fields'
import type { WizardData } from '../model'
import { repetition, textSpecs } from '../texts/text-specs'
import { isConfirmed, isStale, repeatedFrom, type Texts } from '../texts/texts'
import { checkFields, type Findings } from './findings'

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

export const textProblems = ({ texts }: WizardData): Problem[] =>
  problemsOf(Object.fromEntries(textSpecs.map(({ field }) => [field, checkText(texts, field)])))

/** Reports whether a question is asked at all. */
export const isAsked = (data: WizardData, name: AnswerName): boolean => answerFields[name].when?.(data) !== false

function problemsAt<F extends AnswerName>(data: WizardData, name: F): Problem[] {
  const { check, checkParts }: (typeof answerFields)[F] = answerFields[name]
  const answer = data.answers[name]
  if (!isAsked(data, name)) return []
  return [...problemsOf({ [name]: check?.(answer, data.answers) ?? null }), ...(checkParts?.(answer) ?? [])]
}

/** Returns what is wrong with the answers of a step, in the order of the questions. */
export const answerProblems = (data: WizardData, step: Step): Problem[] =>
  answerNames.filter((name) => answerFields[name].step === step).flatMap((name) => problemsAt(data, name))

/** VERZENDEN is disabled without a company or without consent to the terms. Then all problems of step 3 are shown. */
function closedBy(data: WizardData): Problem[] {
  if (hasCompany(data) && data.terms) return []
  const terms = problemsOf({ terms: data.terms ? null : 'Ga akkoord met de algemene voorwaarden.' })
  return [...answerProblems(data, 3), ...terms]
}

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
  findings(checkFields, [...answerProblems(data, 2), ...answerProblems(data, 3)])

/** Reports for each step whether it is complete. */
export const stepsDone = (data: WizardData): [boolean, boolean, boolean] => [
  textProblems(data).length === 0,
  answerProblems(data, 2).length === 0,
  hasCompany(data) && data.terms && problemsAt(data, 'collaboration_partners').length === 0,
]
