import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * Tells whether what is drawn may differ from the page that came with its content:
 * false while React takes that page over, true right after it and ever since.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
