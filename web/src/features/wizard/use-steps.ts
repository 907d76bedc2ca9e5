import { type Dispatch, useCallback, useState } from 'react'
import { gate, type Step } from '../../lib/rules/wizard'
import type { WizardData } from './model'
import type { Action } from './reducer'
import type { Go } from './step-props'
import type { Focus } from './use-focus'
import { useStepHistory } from './use-step-history'

/** The ways between the steps. `blocked` reports whether the gate to step 3 has just kept the user from it. */
export function useSteps({ step, answers }: WizardData, dispatch: Dispatch<Action>, focus: Focus) {
  const [blocked, setBlocked] = useState(false)
  const { collaborative_effort: collaborative, collaboration_partners: partners } = answers

  const open = useCallback<Go>(
    (to, field) => {
      setBlocked(false)
      dispatch({ type: 'go', step: to })
      focus(field === undefined ? 'heading' : { field })
    },
    [dispatch, focus],
  )

  /** Opens a step unless the gate is closed. Returns the step that one is at. */
  const openIfOpen = useCallback(
    (to: Step): Step => {
      if (gate(step, to, collaborative, partners.length) === null) {
        open(to)
        return to
      }
      setBlocked(true)
      focus('gate')
      return step
    },
    [step, collaborative, partners.length, open, focus],
  )
  const remember = useStepHistory(openIfOpen)

  const go = useCallback<Go>(
    (to, field) => {
      open(to, field)
      if (to !== step) remember(to)
    },
    [open, remember, step],
  )

  const goIfOpen = useCallback(
    (to: Step) => {
      if (openIfOpen(to) === to && to !== step) remember(to)
    },
    [step, openIfOpen, remember],
  )

  /** Opens the gate with a first partner. */
  function addPartner() {
    dispatch({ type: 'add-partner' })
    go(3, `collaboration_partners.${partners.length}.company_name`)
  }

  /** Opens the gate by collaborating with nobody. */
  function turnOff() {
    setBlocked(false)
    dispatch({ type: 'answer', change: { collaborative_effort: false } })
    focus({ field: 'doorgaan' })
  }

  return { blocked, go, goIfOpen, addPartner, turnOff }
}
