import type { Submission } from '../../api/requests'
import { randomId } from '../../lib/random-id'
import type { CostAdvice, CostMethod } from '../../lib/rules/verdict'
import type { Step, WizardField } from '../../lib/rules/wizard'
import type { PartnerState } from '../../lib/wizard-state'
import { noTexts, type Texts } from './texts/texts'

export const partnersMax = 5

export type ProjectType = 'programmatuur' | 'fysiek_product'

/** Who applies: a company with employees, a self-employed person without, or one with them. */
export type Applicant = 'company' | 'self_employed' | 'both'

/** A partner in the list. `key` identifies its row while the page is open. */
export interface Partner extends PartnerState {
  key: number
}

/** Answers by their wire names. A name without a step does not compile. */
type WithStep<T extends { [F in keyof T]: F extends WizardField ? unknown : never }> = T

/** The body of a submission. */
export type Payload = WithStep<Submission>

/** The answers of steps 2 and 3, as they were typed. */
export type Answers = WithStep<{
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
}>

/** An advice, with the answers that it is about. */
export interface GivenAdvice {
  about: string
  advice: CostAdvice
}

/** Reports whether there are employees. Without them RVO counts no costs. */
export const hasEmployees = ({ applicant }: Answers): boolean => applicant !== 'self_employed'

/** Reports whether the costs are described: they are wanted, and RVO counts them. */
export const hasCosts = (answers: Answers): boolean => answers.has_extra_costs && hasEmployees(answers)

/** Returns the cost method, or null while none is chosen or there is nothing to choose. */
export const methodOf = (answers: Answers): CostMethod | null =>
  hasCosts(answers) ? answers.cost_calculation_method : null

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

const noAnswers: Answers = {
  applicant: 'company',
  estimated_hours_input: '',
  own_hours: '',
  start_of_project: '',
  continues: false,
  project_started_on: '',
  project_type: 'programmatuur',
  also_develop_code: false,
  has_extra_costs: false,
  extra_costs_description: '',
  cost_calculation_method: null,
  collaborative_effort: false,
  collaboration_partners: [],
  client: null,
  company_name: '',
  kvk_number: '',
}

export const emptyWizard = (): WizardData => ({
  id: randomId(),
  step: 1,
  texts: noTexts,
  answers: noAnswers,
  newCompany: false,
  terms: false,
  advice: null,
})

/** Reports whether the user has written anything. */
export function isWritten({ texts, answers }: WizardData): boolean {
  const written = [
    ...Object.values(texts).map(({ text }) => text),
    answers.estimated_hours_input,
    answers.own_hours,
    answers.start_of_project,
    answers.project_started_on,
    answers.extra_costs_description,
    answers.company_name,
    answers.kvk_number,
    ...answers.collaboration_partners.map((partner) => partner.company_name),
  ]
  return written.some((text) => text.trim() !== '')
}
