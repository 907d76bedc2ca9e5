import { useState } from 'react'
import { focusAfter } from '../lib/focus'

type Field = HTMLElement | null | undefined

/**
 * Leads to a field once its problem is drawn: screen readers then say both. Where the focus is there already,
 * they would say nothing: the problem is then read out by `errorProps`.
 */
export function useErrorFocus() {
  const [led, setLed] = useState({ aloud: false })
  const lead = (field: Field) =>
    focusAfter(
      () => setLed({ aloud: field === document.activeElement }),
      () => field,
    )
  return { errorProps: led.aloud ? { role: 'alert' } : {}, lead }
}
