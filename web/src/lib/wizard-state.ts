/** A partner in the wizard. */
export interface PartnerState {
  company_name: string
  location: string
  contribution: string
}

/** The answers of an earlier request that the wizard can begin with, by their wire names. */
interface RequestState {
  /** Null for a request of before it was asked. */
  applicant: 'company' | 'self_employed' | 'both' | null
  estimated_hours_input: number
  /** Null for who has none, and for a request of before it was asked. */
  own_hours: number | null
  /** yyyy-mm-dd */
  start_of_project: string
  /** yyyy-mm-dd, or null for a project that continues nothing. */
  project_started_on: string | null
  project_type: 'programmatuur' | 'fysiek_product'
  also_develop_code: boolean
  cost_calculation_method: 'forfetair' | 'werkelijke' | null
  extra_costs_description: string | null
  collaborative_effort: boolean
  collaboration_partners: PartnerState[]
  /** Id of the company. */
  client: number
}

/** The navigation state that fills the wizard. Texts in it are judged at once. */
export interface WizardState {
  elevator_pitch?: string
  innovation_description?: string
  technical_challenges_input?: string
  /** Whether the saved draft is wiped first. */
  clearExisting?: boolean
  /** The other answers of a request to begin again. */
  request?: RequestState
}

/** The navigation state with which the wizard opens the processing screen. */
export interface SubmittedState {
  submitted: true
}

/** Reports whether the wizard opened this page after submitting. */
export const isSubmitted = (state: unknown): boolean =>
  state !== null && typeof state === 'object' && 'submitted' in state && state.submitted === true
