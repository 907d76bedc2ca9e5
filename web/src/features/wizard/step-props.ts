import type { Dispatch } from 'react'
import type { Step } from '../../lib/rules/wizard'
import type { WizardData } from './model'
import type { Action } from './reducer'

/** What every step is given. */
export interface StepProps {
  data: WizardData
  /** What the last attempt to send says, by wire name. */
  problems: Record<string, string>
  dispatch: Dispatch<Action>
}

/** Opens a step, with the focus on a field of it or else on its heading. */
export type Go = (step: Step, target?: string) => void
