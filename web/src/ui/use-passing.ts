import { useEffect, useState } from 'react'

/** A message that goes away by itself after `time` ms. Each time it is said it begins anew. */
export function usePassing(time: number) {
  const [said, setSaid] = useState<{ message: string } | null>(null)
  useEffect(() => {
    if (said === null) return
    const timer = setTimeout(() => setSaid(null), time)
    return () => clearTimeout(timer)
  }, [said, time])
  return { message: said?.message ?? null, say: (message: string) => setSaid({ message }) }
}
