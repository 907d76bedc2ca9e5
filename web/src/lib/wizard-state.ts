import type { components } from './schema'

/** The navigation state that fills the wizard. Texts in it are judged at once. */
export interface WizardState {
  elevator_pitch?: string
  innovation_description?: string
  technical_challenges_input?: string
  /** Whether the saved draft is wiped first. */
  clearExisting?: boolean
  /** A request to begin again, with its texts. */
  request?: components['schemas']['Request']
}

/** The navigation state with which the wizard opens the processing screen. */
export interface SubmittedState {
  submitted: true
}

/** Reports whether the wizard opened this page after submitting. */
export const isSubmitted = (state: unknown): boolean =>
  state !== null && typeof state === 'object' && 'submitted' in state && state.submitted === true
