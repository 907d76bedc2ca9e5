import { useReducedMotion } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import { charactersIn, firstCharacters, type VerdictLine } from './verdict-lines'

const typingSpeed = 10 // ms per character

/** Returns what has been typed of lines, and how to skip to their end. With reduced motion all is there at once. */
export function useTypewriter(lines: VerdictLine[], animate: boolean) {
  const still = useReducedMotion(false, { getInitialValueInEffect: false }) || !animate
  const total = charactersIn(lines)
  const [state, setState] = useState({ lines, count: 0 })
  const count = state.lines === lines ? state.count : 0
  const done = still || count >= total

  useEffect(() => {
    if (done) return
    const start = performance.now()
    const timer = setInterval(() => {
      setState({ lines, count: Math.min(total, Math.floor((performance.now() - start) / typingSpeed)) })
    }, typingSpeed)
    return () => clearInterval(timer)
  }, [lines, total, done])

  return {
    typed: done ? lines : firstCharacters(lines, count),
    done,
    skip: () => setState({ lines, count: total }),
  }
}
