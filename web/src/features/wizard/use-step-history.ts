import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'
import type { Step } from '../../lib/rules/wizard'

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
export function useStepHistory(show: (step: Step) => Step): (step: Step) => void {
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
