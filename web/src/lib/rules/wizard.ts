import type { Day } from './dates'
import { type Refusal, refuse } from './refusal'

export type Step = 1 | 2 | 3

/** The step of every field of a request, by wire name. A field without a step does not compile. */
export const stepOfField = {
  elevator_pitch: 1,
  innovation_description: 1,
  technical_challenges_input: 1,
  estimated_hours_input: 2,
  start_of_project: 2,
  continues: 2,
  project_started_on: 2,
  own_hours: 2,
  project_type: 2,
  also_develop_code: 2,
  has_extra_costs: 2,
  applicant: 2,
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

/** Returns the step of a field or of a part of it, or null. */
export function stepOf(field: string): Step | null {
  const end = field.search(/[.[]/)
  const name = end > 0 ? field.slice(0, end) : field
  return isWizardField(name) ? stepOfField[name] : null
}

/** Returns the earliest step that has one of these fields, or null. */
export function firstStep(fields: string[]): Step | null {
  const steps = fields.map(stepOf).filter((step) => step !== null)
  return steps.length > 0 ? steps.reduce((a, b) => (b < a ? b : a)) : null
}

/** Step 3 is closed to somebody who collaborates but has no partner. Every other way is open. */
export function gate(from: Step, to: Step, collaborative: boolean, partners: number): Refusal | null {
  const closed = from < to && to === 3 && collaborative && partners === 0
  return closed ? refuse('partner_missing', 'collaboration_partners') : null
}

/** The years in which a project can start: from the first of the WBSO to the last of reason. */
const startYears = { min: '1994', max: '2100' }

/** Refuses a start outside the range of years. */
export function checkStartYear(start: Day): Refusal | null {
  const year = start.slice(0, 4)
  const inRange = year >= startYears.min && year <= startYears.max
  return inRange ? null : refuse('start_out_of_range', 'start_of_project', startYears)
}
