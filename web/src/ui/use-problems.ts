import { useEffect, useRef, useState } from 'react'
import type { Problem } from '../lib/problem'

/** The problems of a form. `summary` is the ref of their summary, which gets the focus at every attempt. */
export function useProblems() {
  const [problems, show] = useState<Problem[]>([])
  const summary = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt sets a new list
  useEffect(() => summary.current?.focus(), [problems])
  return { problems, show, summary }
}
