import { useEffect, useState } from 'react'

const actions = ['click', 'change']

/** Reports whether one has pressed or filled in something since this came on the screen. */
export function useActed(): boolean {
  const [acted, setActed] = useState(false)
  useEffect(() => {
    const act = () => setActed(true)
    // The press that led here is past this phase.
    for (const action of actions) document.addEventListener(action, act, true)
    return () => {
      for (const action of actions) document.removeEventListener(action, act, true)
    }
  }, [])
  return acted
}
