import type { SelectableCompany } from '../../../api/companies'
import type { TextName } from '../../../api/verdicts'
import { dutchNumber } from '../../../lib/dutch-number'
import { longDate } from '../../../lib/rules/dates'
import { colourOf } from '../../../lib/rules/verdict'
import type { Step } from '../../../lib/rules/wizard'
import { parseTypedDate } from '../../../lib/typed-date'
import { parseWhole } from '../../../lib/typed-number'
import { verdictWords } from '../../../shared/evaluation/verdict-words'
import { hasCompany } from '../checks'
import { applicantNames, labelOf, methodNames } from '../labels'
import { type Answers, hasCosts, methodOf, type WizardData } from '../model'
import { textSpecs } from '../texts/text-specs'
import { changeIn, isConfirmed, repeatedFrom, type Texts } from '../texts/texts'
import { attentionAt, attentionIn } from './attention'

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

/** Returns what is to be done at the first of these fields, or a part of one, that asks for attention. */
type Todo = (first: keyof Answers, ...others: (keyof Answers)[]) => string

const isOpen = (answer: Answers[keyof Answers]): boolean => typeof answer === 'string' && answer.trim() === ''

function todosIn(data: WizardData): Todo {
  const problems = attentionIn(data)
  return (first, ...others) => {
    const [problem] = [first, ...others].flatMap((field) => attentionAt(problems, field) ?? [])
    if (problem === undefined) return ''
    const { field, message } = problem
    if (field !== null && field !== first) return `${labelOf(field)}: ${message}` // a part of what the row is about
    return isOpen(data.answers[first]) ? missing : message
  }
}

function detailRows({ answers }: WizardData, todo: Todo): SummaryRow[] {
  const hours = parseWhole(answers.estimated_hours_input).value
  const type = answers.project_type === 'programmatuur' ? 'Programmatuur' : 'Fysiek product'
  const code = answers.project_type === 'fysiek_product' && answers.also_develop_code ? ', en ook programmatuur' : ''
  return [
    row(2, 'applicant', labelOf('applicant'), applicantNames[answers.applicant]),
    row(
      2,
      'estimated_hours_input',
      'Geschat aantal uren',
      hours === null ? answers.estimated_hours_input.trim() : `${dutchNumber(hours)} uur`,
      todo('estimated_hours_input'),
    ),
    ...ownHoursRows(answers, todo),
    dayRow('start_of_project', answers.start_of_project, todo),
    ...(answers.continues ? [dayRow('project_started_on', answers.project_started_on, todo)] : []),
    row(2, 'project_type', 'Type project', type + code),
    ...costRows(answers, todo),
  ]
}

const dayRow = (field: 'start_of_project' | 'project_started_on', typed: string, todo: Todo): SummaryRow => {
  const day = parseTypedDate(typed).value
  return row(2, field, labelOf(field), day === null ? typed.trim() : longDate(day), todo(field))
}

function ownHoursRows({ applicant, own_hours }: WizardData['answers'], todo: Todo): SummaryRow[] {
  if (applicant !== 'both') return []
  const own = parseWhole(own_hours).value
  const open = 'Vraagt RVO, kan ook later'
  return [
    row(
      2,
      'own_hours',
      labelOf('own_hours'),
      own === null ? own_hours.trim() || open : `${dutchNumber(own)} uur`,
      todo('own_hours'),
    ),
  ]
}

function costRows(answers: WizardData['answers'], todo: Todo): SummaryRow[] {
  if (!answers.has_extra_costs) return [row(2, 'has_extra_costs', 'Extra kosten', 'Geen')]
  if (!hasCosts(answers)) return [row(2, 'has_extra_costs', 'Extra kosten', 'Tellen zonder personeel niet mee')]
  const method = methodOf(answers)
  return [
    row(2, 'extra_costs_description', 'Extra kosten', answers.extra_costs_description.trim()),
    row(
      2,
      'has_extra_costs',
      'Kostenmethode',
      method === null ? '' : methodNames[method],
      todo('cost_calculation_method'),
    ),
  ]
}

function companyRows(data: WizardData, companies: SelectableCompany[], todo: Todo): SummaryRow[] {
  const { collaborative_effort, collaboration_partners, client, company_name, kvk_number } = data.answers
  const partners = collaboration_partners.map((partner) => partner.company_name.trim()).filter((name) => name !== '')
  const existing = companies.find(({ id }) => id === client)?.company_name ?? '…' // until the companies are loaded
  const name = data.newCompany ? `${company_name.trim()} (nieuw, KvK ${kvk_number.trim()})` : existing
  return [
    collaborative_effort
      ? row(3, 'collaboration_partners', 'Partners', partners.join('\n'), todo('collaboration_partners'))
      : row(3, 'collaborative_effort', 'Partners', 'Geen samenwerking'),
    row(
      3,
      'client',
      'Bedrijf',
      hasCompany(data) ? name : '',
      hasCompany(data) ? todo('client', 'company_name', 'kvk_number') : missing,
    ),
  ]
}

/** Returns all answers in the order of the questions. */
export function summaryOf(data: WizardData, companies: SelectableCompany[]): SummaryRow[] {
  const todo = todosIn(data)
  return [...textRows(data), ...detailRows(data, todo), ...companyRows(data, companies, todo)]
}
