import { Button, Stack, Text } from '@mantine/core'
import { type ReactNode, useCallback, useRef, useState } from 'react'
import { takeFocus } from '../lib/focus'
import { useActElsewhere } from './use-act-elsewhere'

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
