import { useState } from 'react'
import { useTimer } from '../lib/use-timer'

/** A message that goes away by itself after `time` ms. Each time it is said it begins anew. */
export function usePassing(time: number) {
  const [said, setSaid] = useState<{ message: string } | null>(null)
  useTimer(said === null ? null : time, () => setSaid(null), said)
  return { message: said?.message ?? null, say: (message: string) => setSaid({ message }) }
}
