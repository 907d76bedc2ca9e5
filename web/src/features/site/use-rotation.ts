import { useReducedMotion } from '@mantine/hooks'
import { type FocusEvent, useState } from 'react'
import { useTimer } from '../../lib/use-timer'

const period = 15_000 // ms that each item is shown

/**
 * Turns from item to item by itself. It stands still while the pointer or the focus is
 * inside, after a pause, and from the start with reduced motion. Spread `hold` on the
 * element around the items.
 */
export function useRotation(count: number) {
  const still = useReducedMotion(false, { getInitialValueInEffect: false })
  const [at, setAt] = useState(0)
  const [chosen, setChosen] = useState<boolean | null>(null)
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const playing = chosen ?? !still
  const running = playing && !pointed && !focused

  useTimer(running ? period : null, () => setAt((at + 1) % count), at)

  /** Who lets it play wants it to, although both are still on the button. */
  function toggle() {
    setChosen(!playing)
    setPointed(false)
    setFocused(false)
  }

  return {
    at,
    show: setAt,
    turn: (by: 1 | -1) => setAt((at + by + count) % count),
    playing,
    toggle,
    hold: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocus: () => setFocused(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        setFocused(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)),
    },
  }
}
