import { useEffect, useRef, useState } from 'react'
import type { Problem } from '../lib/problem'

/** The problems of a form. Their summary takes the focus whenever an attempt has shown some. */
export function useProblems() {
  const [problems, show] = useState<Problem[]>([])
  const summary = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt has problems of its own
  useEffect(() => summary.current?.focus(), [problems])
  return { problems, show, summary }
}
