import type { SelectableCompany } from '../../../api/companies'
import type { TextName } from '../../../api/verdicts'
import { isPartOf, type Problem } from '../../../lib/problem'
import { colourOf } from '../../../lib/rules/verdict'
import type { Step } from '../../../lib/rules/wizard'
import { verdictWords } from '../../../shared/evaluation/verdict-words'
import { type AnswerName, answerFields, answerNames, labelOf } from '../fields'
import type { WizardData } from '../model'
import { textSpecs } from '../texts/text-specs'
import { changeIn, isConfirmed, repeatedFrom, type Texts } from '../texts/texts'
import { noticesIn } from './attention'
import { answerProblems, isAsked } from './check-all'

/** An answer in the check block. */
export interface SummaryRow {
  label: string
  value: string
  /** What is still to be done, or empty. */
  todo: string
  step: Step
  /** The wire name of its field. */
  field: string
}

const missing = 'Nog niet ingevuld'

const row = (step: Step, field: string, label: string, value: string, todo = ''): SummaryRow => ({
  label,
  value,
  todo: value === '' && todo === '' ? missing : todo,
  step,
  field,
})

function todoOf(texts: Texts, field: TextName): string {
  const { text, given } = texts[field]
  if (isConfirmed(texts, field)) return ''
  if (given === null) return text.trim() === '' ? missing : 'Nog niet beoordeeld'
  const change = changeIn(texts, field)
  if (change !== '') return `${change} na de beoordeling`
  return repeatedFrom(texts, field) === null ? verdictWords[colourOf(given.verdict)] : 'Staat er twee keer'
}

const textRows = ({ texts }: WizardData): SummaryRow[] =>
  textSpecs.map(({ field, label }) => row(1, field, label, texts[field].text.trim(), todoOf(texts, field)))

/** Returns what is to be done at a field or what its row is about as well, or at a part of them. */
function todoAt(data: WizardData, name: AnswerName, also: AnswerName[] = []): string {
  const at = (problems: Problem[]) =>
    [name, ...also].flatMap((one) => problems.find(({ field }) => field !== null && isPartOf(field, one)) ?? [])[0]
  const wrong = at([...answerProblems(data, 2), ...answerProblems(data, 3)])
  if (wrong === undefined) return at(noticesIn(data))?.message ?? ''
  const { field, message } = wrong
  const answer = data.answers[field as AnswerName]
  if (answer === null || (typeof answer === 'string' && answer.trim() === '')) return missing
  return field === null || field === name ? message : `${labelOf(field)}: ${message}`
}

function answerRow(data: WizardData, companies: SelectableCompany[], name: AnswerName): SummaryRow[] {
  const { step, label, show, row: its = {} } = answerFields[name]
  const value = isAsked(data, name) ? show?.(data, companies) : null
  if (value == null) return []
  return [row(step, its.leadsTo ?? name, its.label ?? label, value, todoAt(data, name, its.also))]
}

/** Returns all answers in the order of the questions. */
export const summaryOf = (data: WizardData, companies: SelectableCompany[]): SummaryRow[] => [
  ...textRows(data),
  ...answerNames.flatMap((name) => answerRow(data, companies, name)),
]
