import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'
import type { Step } from '../../lib/rules/wizard'

/** The navigation state of a step; where the wizard was entered there is none, and step 1 is what comes before. */
function stepIn(state: unknown): Step {
  const step = typeof state === 'object' && state !== null && 'step' in state ? state.step : 1
  return step === 2 || step === 3 ? step : 1
}

/**
 * Gives every step a place in the browser's history: Back and Forward walk
 * through the steps instead of leaving the wizard. Answers how to add one;
 * `show` is called when the browser goes to another.
 */
export function useStepHistory(show: (step: Step) => void): (step: Step) => void {
  const { pathname, key, state } = useLocation()
  const type = useNavigationType()
  const navigate = useNavigate()
  const seen = useRef(key)

  useEffect(() => {
    if (seen.current === key) return
    seen.current = key
    if (type === 'POP') show(stepIn(state))
  }, [key, type, state, show])

  return useCallback((step) => void navigate(pathname, { state: { step } }), [navigate, pathname])
}
