import { useEffect, useEffectEvent } from 'react'

/** How long a failed save waits before the next attempt, in ms. */
const waits = [5_000, 15_000, 30_000, 60_000] as const

/** Returns how long to wait after this many failures before: longer each time. */
export const waitAfter = (failures: number): number => waits[Math.min(failures, waits.length - 1)] ?? waits[0]

/** Saves when the page is hidden or left, when its screen goes, and when the connection comes back. Saving what is saved does nothing. */
export function useKeepBeforeLeaving(save: () => unknown): void {
  const keep = useEffectEvent(() => void save())

  useEffect(() => {
    const now = () => keep()
    const hidden = () => document.visibilityState === 'hidden' && keep()
    document.addEventListener('visibilitychange', hidden)
    window.addEventListener('pagehide', now)
    window.addEventListener('online', now)
    return () => {
      keep()
      document.removeEventListener('visibilitychange', hidden)
      window.removeEventListener('pagehide', now)
      window.removeEventListener('online', now)
    }
  }, [])
}
