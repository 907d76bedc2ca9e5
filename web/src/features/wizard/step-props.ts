import type { Dispatch } from 'react'
import type { Problem } from '../../lib/problem'
import type { Step } from '../../lib/rules/wizard'
import type { WizardData } from './model'
import type { Action } from './reducer'

/** The props of every step. */
export interface StepProps {
  data: WizardData
  /** What the last attempt to send found. */
  problems: Problem[]
  dispatch: Dispatch<Action>
}

/** Opens a step and moves the focus to one of its fields, or else to its heading. */
export type Go = (step: Step, target?: string) => void
