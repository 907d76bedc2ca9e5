import { type Refusal, refuse } from './refusal'

export type Step = 1 | 2 | 3

/** The page of every field of the request, by its wire name: a field without a page does not compile. */
export const stepOfField = {
  elevator_pitch: 1,
  innovation_description: 1,
  technical_challenges_input: 1,
  estimated_hours_input: 2,
  start_of_project: 2,
  project_type: 2,
  also_develop_code: 2,
  has_extra_costs: 2,
  extra_costs_description: 2,
  cost_calculation_method: 2,
  cost_method: 2,
  cost_items_input: 2,
  collaborative_effort: 3,
  collaboration_partners: 3,
  client: 3,
  company_name: 3,
  kvk_number: 3,
} as const satisfies Record<string, Step>

export type WizardField = keyof typeof stepOfField

const isWizardField = (name: string): name is WizardField => Object.hasOwn(stepOfField, name)

/** The page of a wire field, with or without an index behind it; null when it has none. */
export function stepOf(field: string): Step | null {
  const end = field.search(/[.[]/)
  const name = end > 0 ? field.slice(0, end) : field
  return isWizardField(name) ? stepOfField[name] : null
}

/** The earliest page with an error, null when no error has a page. */
export function firstStep(fields: string[]): Step | null {
  const steps = fields.map(stepOf).filter((step) => step !== null)
  return steps.length > 0 ? steps.reduce((a, b) => (b < a ? b : a)) : null
}

/** Step 3 is closed while one collaborates with nobody; every other way is free. */
export function gate(from: Step, to: Step, collaborative: boolean, partners: number): Refusal | null {
  const closed = from < to && to === 3 && collaborative && partners === 0
  return closed ? refuse('partner_missing', 'collaboration_partners') : null
}
