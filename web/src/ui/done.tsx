import { Text } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import { Actions } from './actions'
import { Drawn } from './drawn'

interface Props {
  /** What happened. Without it, the heading above says so and has the focus. */
  title?: string
  /** Where it is now. */
  children?: ReactNode
  /** What is next: buttons, the likeliest first. */
  next: ReactNode
}

/** Shown instead of what is done. It takes the focus of the button that did it and is gone. */
export function Done({ title, children, next }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (title !== undefined) box.current?.focus()
  }, [title])
  return (
    <div ref={box} tabIndex={title === undefined ? undefined : -1} style={{ outline: 'none' }}>
      <Drawn of="done">
        {title !== undefined && (
          <Text fw={650} fz="lg" lh="xl" maw="var(--wbso-line)" role="status">
            {title}
          </Text>
        )}
        {children}
        <Actions>{next}</Actions>
      </Drawn>
    </div>
  )
}
