import { useRef, useState } from 'react'
import { focusAfter } from '../../lib/focus'
import { useTimer } from '../../lib/use-timer'

const flash = 1_000 // ms

/** The consent to the terms. `remind` shows a reminder, which is red for a second. */
export function useTerms() {
  const [accepted, setAccepted] = useState(false)
  const [reminders, setReminders] = useState(0)
  const [red, setRed] = useState(false)
  const box = useRef<HTMLInputElement>(null)

  useTimer(red ? flash : null, () => setRed(false), reminders)

  function say() {
    setReminders((count) => count + 1)
    setRed(true)
  }

  return {
    accepted,
    accept: setAccepted,
    missing: !accepted && reminders > 0,
    red: red && !accepted,
    remind: () => focusAfter(say, box), // now that screen readers can read the reminder
    box,
  }
}
