import type { CostMethod } from '../../lib/rules/verdict'
import type { Applicant } from './model'
import { textSpecs } from './texts/text-specs'

const labels: Record<string, string> = {
  ...Object.fromEntries(textSpecs.map(({ field, label }) => [field, label])),
  applicant: 'Wie vraagt aan?',
  estimated_hours_input: 'Geschat aantal uren',
  own_hours: 'Waarvan jouw eigen uren',
  start_of_project: 'Startdatum',
  continues: 'Voortzetting',
  project_started_on: 'Begin van het project',
  project_type: 'Type project',
  also_develop_code: 'We ontwikkelen ook programmatuur',
  has_extra_costs: 'Wil je extra kosten opvoeren?',
  extra_costs_description: 'Omschrijving van de extra kosten',
  cost_calculation_method: 'Kostenmethode',
  collaborative_effort: 'We werken samen met partners',
  collaboration_partners: 'Partners',
  client: 'Bedrijf',
  company_name: 'Bedrijfsnaam',
  kvk_number: 'KvK-nummer',
  terms: 'Algemene voorwaarden',
}

const partnerLabels: Record<string, string> = {
  company_name: 'bedrijfsnaam',
  location: 'locatie',
  contribution: 'bijdrage',
}

export const applicantNames: Record<Applicant, string> = {
  company: 'Bedrijf met personeel',
  self_employed: 'Zelfstandige zonder personeel',
  both: 'Zelfstandige met personeel',
}

export const methodNames: Record<CostMethod, string> = { werkelijke: 'Werkelijke kosten', forfetair: 'Forfaitair' }

/** Returns the label of a field. That of a partner's field has the partner's number. */
export function labelOf(field: string): string {
  const [, index, member] = /^collaboration_partners\.(\d+)\.(\w+)$/.exec(field) ?? []
  if (index !== undefined) return `Partner ${Number(index) + 1}, ${partnerLabels[member ?? ''] ?? member}`
  return labels[field] ?? field
}
