import { useEffect, useRef, useState } from 'react'

const flash = 1_000 // ms

/** Whether the terms are accepted, and how to remind of them: red for a second, with words that stay. */
export function useTerms() {
  const [accepted, setAccepted] = useState(false)
  const [reminders, setReminders] = useState(0)
  const [red, setRed] = useState(false)
  const box = useRef<HTMLInputElement>(null)

  useEffect(() => {
    if (reminders === 0) return
    setRed(true)
    const timer = setTimeout(() => setRed(false), flash)
    return () => clearTimeout(timer)
  }, [reminders])

  function remind() {
    setReminders((count) => count + 1)
    box.current?.focus()
  }

  return { accepted, accept: setAccepted, missing: !accepted && reminders > 0, red: red && !accepted, remind, box }
}
