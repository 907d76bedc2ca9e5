import { useWindowEvent } from '@mantine/hooks'
import { useState } from 'react'

/** Reports whether one has pressed or filled in something since this came on the screen. */
export function useActed(): boolean {
  const [acted, setActed] = useState(false)
  // The press that led here is past this phase.
  useWindowEvent('click', () => setActed(true), true)
  useWindowEvent('change', () => setActed(true), true)
  return acted
}
