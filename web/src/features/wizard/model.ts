import type { Submission } from '../../api/requests'
import type { CostAdvice, CostMethod } from '../../lib/rules/verdict'
import type { Step, WizardField } from '../../lib/rules/wizard'
import type { PartnerState } from '../../lib/wizard-state'
import { noTexts, type Texts } from './texts/texts'

export const partnersMax = 5

export type ProjectType = 'programmatuur' | 'fysiek_product'

/** A partner in the list. `key` names the row for as long as the page is open. */
export interface Partner extends PartnerState {
  key: number
}

/** Members by their wire names: one without a step does not compile. */
type WithStep<T extends { [F in keyof T]: F extends WizardField ? unknown : never }> = T

/** What is sent. */
export type Payload = WithStep<Submission>

/** What steps 2 and 3 ask, as it was typed. */
export type Answers = WithStep<{
  estimated_hours_input: string
  start_of_project: string
  project_type: ProjectType
  also_develop_code: boolean
  has_extra_costs: boolean
  extra_costs_description: string
  cost_calculation_method: CostMethod | null
  collaborative_effort: boolean
  collaboration_partners: Partner[]
  /** Id of an existing company. */
  client: number | null
  company_name: string
  kvk_number: string
}>

/** An advice belongs to the question that it answers. */
export interface GivenAdvice {
  about: string
  advice: CostAdvice
}

/** Everything that a draft keeps. */
export interface WizardData {
  /** Names this one application in the making, so that sending it twice makes one request. */
  id: string
  step: Step
  texts: Texts
  answers: Answers
  /** Whether a new company is made instead of an existing one chosen. */
  newCompany: boolean
  terms: boolean
  advice: GivenAdvice | null
}

const noAnswers: Answers = {
  estimated_hours_input: '',
  start_of_project: '',
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

/** 128 random bits; `crypto.randomUUID` is missing on plain http. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
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

/** Whether somebody has written anything that would be a pity to lose. */
export function holdsText({ texts, answers }: WizardData): boolean {
  const written = [
    ...Object.values(texts).map(({ text }) => text),
    answers.estimated_hours_input,
    answers.start_of_project,
    answers.extra_costs_description,
    answers.company_name,
    answers.kvk_number,
    ...answers.collaboration_partners.map((partner) => partner.company_name),
  ]
  return written.some((text) => text.trim() !== '')
}
