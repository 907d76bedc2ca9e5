import { type Dispatch, useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'
import { gate, type Step } from '../../lib/rules/wizard'
import type { WizardData } from './model'
import type { Action } from './reducer'
import type { Go } from './step-props'
import type { Focus } from './use-focus'

/** Reads the step from a navigation state. The entry with which the wizard was opened has none: that is step 1. */
function stepIn(state: unknown): Step {
  const step = typeof state === 'object' && state !== null && 'step' in state ? state.step : 1
  return step === 2 || step === 3 ? step : 1
}

/**
 * Puts steps into the browser's history, so that Back and Forward walk through
 * them. Returns how to add a step. Calls `show` when the browser goes to one, which
 * returns the step that is shown in fact: the gate may be closed.
 */
function useStepHistory(show: (step: Step) => Step): (step: Step) => void {
  const { pathname, hash, key, state } = useLocation()
  const type = useNavigationType()
  const navigate = useNavigate()
  const seen = useRef(key)

  useEffect(() => {
    if (seen.current === key) return
    seen.current = key
    if (type !== 'POP' || hash !== '') return // a link to a place in the page, such as the skip link, is no step
    const shown = show(stepIn(state))
    if (shown !== stepIn(state)) navigate(pathname, { state: { step: shown }, replace: true, preventScrollReset: true })
  }, [key, type, hash, state, show, navigate, pathname])

  // flushSync: a transition could be rendered together with a Back that follows it, as if neither had happened.
  return useCallback(
    (step) => void navigate(pathname, { state: { step }, preventScrollReset: true, flushSync: true }),
    [navigate, pathname],
  )
}

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
