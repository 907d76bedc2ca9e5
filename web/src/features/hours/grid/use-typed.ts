import { type Dispatch, useEffect, useReducer } from 'react'
import { keepTyped, readTyped } from './kept'
import { type Typed, unsavedWeeks } from './model'
import { type Action, reduce } from './reducer'

/**
 * The hours of a project that are typed and not saved. They outlive another screen, a
 * reload and the end of the session; before the tab goes, the browser asks.
 */
export function useTyped(owner: number, project: string): [Typed, Dispatch<Action>] {
  const [typed, dispatch] = useReducer(reduce, null, () => readTyped(owner, project))
  const unsaved = unsavedWeeks(typed).length > 0

  useEffect(() => keepTyped(owner, project, typed), [owner, project, typed])

  useEffect(() => {
    if (!unsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [unsaved])

  return [typed, dispatch]
}
