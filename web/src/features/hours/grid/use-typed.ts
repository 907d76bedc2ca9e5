import { type Dispatch, useEffect, useReducer, useRef } from 'react'
import { useKeepBeforeLeaving } from '../../../lib/autosave'
import { kept } from '../../../lib/kept'
import { useAskBeforeUnload } from '../../../ui/leave-guard'
import { type Typed, unsavedWeeks } from './model'
import { type Grid, type GridAction, reduceGrid } from './reducer'
import { keepTyped, readTyped } from './stored-cells'

const keepDelay = 300 // ms without a key

/**
 * Keeps what is typed: the first key at once, the next ones after a pause and when the
 * screen goes. Once signing out has removed it, it stays removed.
 */
function useKept(owner: number, project: string, typed: Typed): void {
  const latest = useRef(typed)
  const began = useRef(false)

  useEffect(() => {
    latest.current = typed
    const keep = () => {
      began.current = keepTyped(owner, project, typed)
    }
    if (!began.current) return keep()
    const timer = setTimeout(keep, keepDelay)
    return () => clearTimeout(timer)
  }, [owner, project, typed])

  useKeepBeforeLeaving(() => {
    if (began.current && kept.hours.of(owner, project).length > 0) keepTyped(owner, project, latest.current)
  })
}

/**
 * The hours of a project that are typed and not saved. They outlive another screen, a
 * reload and the end of the session; before the tab goes, the browser asks.
 */
export function useTyped(owner: number, project: string): [Grid, Dispatch<GridAction>] {
  const [grid, dispatch] = useReducer(reduceGrid, null, () => ({ typed: readTyped(owner, project), emptied: [] }))
  const { typed } = grid
  useKept(owner, project, typed)
  useAskBeforeUnload(unsavedWeeks(typed).length > 0)

  return [grid, dispatch]
}
