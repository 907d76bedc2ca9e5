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
    box.current?.focus() // now that the reminder is there to be read
    setRed(true)
    const timer = setTimeout(() => setRed(false), flash)
    return () => clearTimeout(timer)
  }, [reminders])

  return {
    accepted,
    accept: setAccepted,
    missing: !accepted && reminders > 0,
    red: red && !accepted,
    remind: () => setReminders((count) => count + 1),
    box,
  }
}
