import { Button, Stack, Text } from '@mantine/core'
import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { takeFocus } from '../lib/focus'

/**
 * Calls back when the user presses a key, or presses or touches the page, outside an element. Tab counts once it is
 * known where the focus went: onto the element itself it says nothing.
 */
function useActElsewhere(element: RefObject<HTMLElement | null>, active: boolean, act: () => void) {
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

interface Props {
  /** Whether the user stays on this page. */
  staying: boolean
  onStay: (staying: true) => void
  /** What happens when the bar is full. */
  text: ReactNode
  /** The bar. */
  children: ReactNode
}

/**
 * A bar for the time until another page opens, with a button to stay here (WCAG 2.2.1). A user who does something
 * else on the page stays as well, with the focus where it is.
 */
export function StayBar({ staying, onStay, text, children }: Props) {
  const root = useRef<HTMLDivElement>(null)
  const [pressed, setPressed] = useState(false)
  useActElsewhere(
    root,
    !staying,
    useCallback(() => onStay(true), [onStay]),
  )

  if (staying)
    return (
      <Text variant="quiet" ref={pressed ? takeFocus : null} tabIndex={-1} role={pressed ? undefined : 'status'}>
        Je blijft op deze pagina.
      </Text>
    )

  function stay() {
    setPressed(true)
    onStay(true)
  }

  return (
    <Stack gap="sm" align="flex-start" ref={root} data-on-screen>
      {text && <Text variant="quiet">{text}</Text>}
      <Button variant="default" size="sm" onClick={stay}>
        Blijf op deze pagina
      </Button>
      {children}
    </Stack>
  )
}
