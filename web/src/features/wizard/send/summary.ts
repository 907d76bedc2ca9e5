import type { SelectableCompany } from '../../../api/companies'
import { verdictWords } from '../../../components/verdict-words'
import { dutchNumber } from '../../../lib/dutch-number'
import { longDate } from '../../../lib/rules/dates'
import { colourOf } from '../../../lib/rules/verdict'
import type { Step } from '../../../lib/rules/wizard'
import { methodNames } from '../details/cost-advice-card'
import { parseTypedDate, parseWhole } from '../details/typed'
import type { WizardData } from '../model'
import { textSpecs } from '../texts/text-specs'
import { isConfirmed, type JudgedText } from '../texts/texts'
import { hasCompany } from './checks'

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

const row = (step: Step, field: string, label: string, value: string, todo = ''): SummaryRow => ({
  label,
  value,
  todo: value === '' ? 'Nog niet ingevuld' : todo,
  step,
  field,
})

function todoOf(judged: JudgedText): string {
  if (isConfirmed(judged)) return ''
  if (judged.given === null) return 'Nog niet beoordeeld'
  if (judged.given.text !== judged.text) return 'Gewijzigd na de beoordeling'
  return verdictWords[colourOf(judged.given.verdict)]
}

const textRows = ({ texts }: WizardData): SummaryRow[] =>
  textSpecs.map(({ field, label }) => row(1, field, label, texts[field].text.trim(), todoOf(texts[field])))

function detailRows({ answers }: WizardData): SummaryRow[] {
  const hours = parseWhole(answers.estimated_hours_input).value
  const start = parseTypedDate(answers.start_of_project).value
  const type = answers.project_type === 'programmatuur' ? 'Programmatuur' : 'Fysiek product'
  const code = answers.project_type === 'fysiek_product' && answers.also_develop_code ? ', en ook programmatuur' : ''
  return [
    row(2, 'estimated_hours_input', 'Geschat aantal uren', hours === null ? '' : `${dutchNumber(hours)} uur`),
    row(2, 'start_of_project', 'Startdatum', start === null ? '' : longDate(start)),
    row(2, 'project_type', 'Type project', type + code),
    ...costRows(answers),
  ]
}

function costRows(answers: WizardData['answers']): SummaryRow[] {
  if (!answers.has_extra_costs) return [row(2, 'has_extra_costs', 'Extra kosten', 'Geen')]
  const method = answers.cost_calculation_method
  return [
    row(2, 'extra_costs_description', 'Extra kosten', answers.extra_costs_description.trim()),
    row(2, 'has_extra_costs', 'Kostenmethode', method === null ? 'Nog geen keuze gemaakt' : methodNames[method]),
  ]
}

function companyRows(data: WizardData, companies: SelectableCompany[]): SummaryRow[] {
  const { collaborative_effort, collaboration_partners, client, company_name, kvk_number } = data.answers
  const partners = collaboration_partners.map((partner) => partner.company_name.trim()).filter((name) => name !== '')
  const existing = companies.find(({ id }) => id === client)?.company_name ?? ''
  const name = data.newCompany ? `${company_name.trim()} (nieuw, KvK ${kvk_number.trim()})` : existing
  return [
    collaborative_effort
      ? row(3, 'collaboration_partners', 'Partners', partners.join(', '))
      : row(3, 'collaborative_effort', 'Partners', 'Geen samenwerking'),
    row(3, 'client', 'Bedrijf', hasCompany(data) ? name : ''),
  ]
}

/** Returns all answers in the order of the questions. */
export const summaryOf = (data: WizardData, companies: SelectableCompany[]): SummaryRow[] => [
  ...textRows(data),
  ...detailRows(data),
  ...companyRows(data, companies),
]
