import { type Dispatch, useCallback, useRef } from 'react'
import { track } from '../../lib/tracking'
import type { Action } from './reducer'

const typing: Action['type'][] = ['write', 'answer', 'partner']

/**
 * Passes on what the user does, and notes that a form was started: once for each
 * draft, when it is first typed in. One that was stored with text in it is started already.
 */
export function useStarted(stored: boolean, dispatch: Dispatch<Action>) {
  const started = useRef(stored)

  const act = useCallback(
    (action: Action) => {
      if (!started.current && typing.includes(action.type)) {
        started.current = true
        track('form_started')
      }
      dispatch(action)
    },
    [dispatch],
  )
  /** Goes on with another draft. */
  const turnTo = useCallback((draft: 'new' | 'stored') => {
    started.current = draft === 'stored'
  }, [])
  return { act, turnTo }
}
