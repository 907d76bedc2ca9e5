import { useReducedMotion } from '@mantine/hooks'
import { useEffect, useState } from 'react'

const typingSpeed = 10 // ms per character

/** Returns how much of a text has been typed, and how to skip to its end. With reduced motion all is there at once. */
export function useTypewriter(text: string, animate: boolean) {
  const still = useReducedMotion(false, { getInitialValueInEffect: false }) || !animate
  const [typed, setTyped] = useState({ text, count: still ? text.length : 0 })
  const count = typed.text === text ? typed.count : 0
  const done = still || count >= text.length

  useEffect(() => {
    if (done) return
    const start = performance.now()
    const timer = setInterval(() => {
      setTyped({ text, count: Math.min(text.length, Math.floor((performance.now() - start) / typingSpeed)) })
    }, typingSpeed)
    return () => clearInterval(timer)
  }, [text, done])

  return { shown: done ? text.length : count, done, skip: () => setTyped({ text, count: text.length }) }
}
