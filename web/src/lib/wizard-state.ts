/** A partner as the wizard keeps one. */
export interface PartnerState {
  company_name: string
  location: string
  contribution: string
}

/** What else of an earlier request the wizard can begin with, by the wire names of the submission. */
interface RequestState {
  estimated_hours_input: number
  /** yyyy-mm-dd */
  start_of_project: string
  project_type: 'programmatuur' | 'fysiek_product'
  also_develop_code: boolean
  cost_calculation_method: 'forfetair' | 'werkelijke' | null
  extra_costs_description: string | null
  collaborative_effort: boolean
  collaboration_partners: PartnerState[]
  /** Id of the company. */
  client: number
}

/** The navigation state that opens the wizard filled in. Every text given is judged at once. */
export interface WizardState {
  elevator_pitch?: string
  innovation_description?: string
  technical_challenges_input?: string
  /** Wipe the saved draft first. */
  clearExisting?: boolean
  /** The rest of the request that one begins again. */
  request?: RequestState
}

/** The navigation state of the processing screen right after the wizard. */
export interface SubmittedState {
  submitted: true
}

/** Whether a page was opened by the wizard that has just submitted. */
export const isSubmitted = (state: unknown): boolean =>
  state !== null && typeof state === 'object' && 'submitted' in state && state.submitted === true
