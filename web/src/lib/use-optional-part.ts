import { useEffect, useState } from 'react'
import { inTime } from './load-part'

/**
 * Loads a part that its page can do without, once it is wanted. Unlike a lazy part it
 * never takes the page away: while it loads, and when it fails, the page goes on without.
 * It is tried again when it is wanted anew. `load` is a constant.
 */
export function useOptionalPart<T>(wanted: boolean, load: () => Promise<T>): { part: T | null; failed: boolean } {
  const [state, setState] = useState<{ part: T | null; failed: boolean }>({ part: null, failed: false })
  const loaded = state.part !== null

  useEffect(() => {
    if (!wanted || loaded) return
    let current = true
    setState({ part: null, failed: false })
    inTime(load()).then(
      (part) => current && setState({ part, failed: false }),
      () => current && setState({ part: null, failed: true }),
    )
    return () => {
      current = false
    }
  }, [wanted, loaded, load])

  return state
}
