import { useEffect, useRef, useState } from 'react'

const flash = 1_000 // ms

/** The consent to the terms. `remind` shows a reminder, which is red for a second. */
export function useTerms() {
  const [accepted, setAccepted] = useState(false)
  const [reminders, setReminders] = useState(0)
  const [red, setRed] = useState(false)
  const box = useRef<HTMLInputElement>(null)

  useEffect(() => {
    if (reminders === 0) return
    box.current?.focus() // now that the reminder is drawn and screen readers can read it
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
