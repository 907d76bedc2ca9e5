import { type RefObject, useEffect } from 'react'

/**
 * Calls back when the user presses a key, or presses or touches the page, outside an element. Tab counts once it is
 * known where the focus went: onto the element itself it says nothing.
 */
export function useActElsewhere(element: RefObject<HTMLElement | null>, active: boolean, act: () => void) {
  useEffect(() => {
    if (!active) return
    const listening = new AbortController()
    const listen = (kind: 'keydown' | 'keyup' | 'pointerdown' | 'touchstart', counts: (event: Event) => boolean) =>
      document.addEventListener(
        kind,
        (event) => {
          const inside = event.target instanceof Node && element.current?.contains(event.target)
          if (!inside && counts(event)) act()
        },
        { signal: listening.signal, passive: true },
      )
    const isTab = (event: Event) => event instanceof KeyboardEvent && event.key === 'Tab'
    listen('keydown', (event) => !isTab(event))
    listen('keyup', isTab) // by then the focus has moved, and the event is where it went
    listen('pointerdown', () => true)
    listen('touchstart', () => true)
    return () => listening.abort()
  }, [element, active, act])
}
