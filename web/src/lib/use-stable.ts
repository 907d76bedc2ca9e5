import { useCallback, useLayoutEffect, useRef } from 'react'

/** Returns a function that stays the same and does what `act` last was, so that what it is given to is not drawn again. */
export function useStable<Args extends unknown[], Result>(act: (...args: Args) => Result): (...args: Args) => Result {
  const latest = useRef(act)
  useLayoutEffect(() => {
    latest.current = act
  })
  return useCallback((...args: Args) => latest.current(...args), [])
}
