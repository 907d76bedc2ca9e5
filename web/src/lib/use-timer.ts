import { useEffect, useEffectEvent } from 'react'

/** Acts in `ms`, and begins anew with each other `since`. Null is never. */
export function useTimer(ms: number | null, act: () => void, since?: unknown): void {
  const now = useEffectEvent(act)

  // biome-ignore lint/correctness/useExhaustiveDependencies: it begins anew
  useEffect(() => {
    if (ms === null) return
    const timer = setTimeout(() => now(), ms)
    return () => clearTimeout(timer)
  }, [ms, since])
}
