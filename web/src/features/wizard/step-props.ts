import type { Dispatch } from 'react'
import type { Problem } from '../../lib/problem'
import type { Step } from '../../lib/rules/wizard'
import type { WizardData } from './model'
import type { Action } from './reducer'

/** What every step is given. */
export interface StepProps {
  data: WizardData
  /** What the last attempt to send ran into. */
  problems: Problem[]
  dispatch: Dispatch<Action>
}

/** Opens a step, with the focus on a field of it or else on its heading. */
export type Go = (step: Step, target?: string) => void
