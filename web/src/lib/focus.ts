import type { RefObject } from 'react'
import { flushSync } from 'react-dom'

/** Takes the focus when it appears: `ref={takeFocus}`. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus()

/** Draws a change, and then moves the focus to what is there by then. A dialog that closes must be gone first. */
export function focusAfter(
  change: () => void,
  target: RefObject<HTMLElement | null> | (() => HTMLElement | null | undefined),
): void {
  flushSync(change)
  const element = typeof target === 'function' ? target() : target.current
  element?.focus()
}
