import type { CostAdvice, CostMethod } from '../../lib/rules/verdict'
import type { Step } from '../../lib/rules/wizard'
import type { components } from '../../lib/schema'
import type { Texts } from './texts/texts'

type Schemas = components['schemas']

type ProjectType = Schemas['ProjectType']

/** Who applies: a company with employees, a self-employed person without, or one with them. */
export type Applicant = NonNullable<Schemas['Request']['applicant']>

/** A partner in the list. `key` identifies its row while the page is open. */
export type Partner = Schemas['Partner'] & { key: number }

/** The answers of steps 2 and 3 by their wire names, as they were typed. */
export interface Answers {
  applicant: Applicant
  estimated_hours_input: string
  /** Those of a self-employed person with employees. */
  own_hours: string
  start_of_project: string
  /** Whether the application continues a project that got WBSO before. */
  continues: boolean
  project_started_on: string
  project_type: ProjectType
  also_develop_code: boolean
  has_extra_costs: boolean
  extra_costs_description: string
  cost_calculation_method: CostMethod | null
  collaborative_effort: boolean
  collaboration_partners: Partner[]
  /** The id of an existing company. */
  client: number | null
  company_name: string
  kvk_number: string
}

/** An advice, with the answers that it is about. */
export interface GivenAdvice {
  about: string
  advice: CostAdvice
}

/** Everything that a draft contains. */
export interface WizardData {
  /** Identifies the application, so that sending it twice makes one request. */
  id: string
  step: Step
  texts: Texts
  answers: Answers
  /** Whether a new company is made instead of choosing an existing one. */
  newCompany: boolean
  terms: boolean
  advice: GivenAdvice | null
}
