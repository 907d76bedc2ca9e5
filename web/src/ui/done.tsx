import { Stack, Text } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { takeFocus } from '../lib/focus'
import { Actions } from './actions'
import { type DrawingName, Drawn } from './drawn'

interface Props {
  drawing?: DrawingName
  /** What happened. Without it, the heading above says so and has the focus. */
  title?: string
  /** Where it is now. */
  children?: ReactNode
  /** What is next: buttons, the likeliest first. Absent where it is below. */
  next?: ReactNode
}

/** Shown instead of what is done. It takes the focus of the button that did it and is gone, so that screen readers say its title. */
export function Done({ drawing = 'done', title, children, next }: Props) {
  const id = useId()
  const named = title !== undefined && ({ ref: takeFocus, role: 'group', tabIndex: -1, 'aria-labelledby': id } as const)
  return (
    <div key={title} {...named}>
      <Drawn of={drawing}>
        {title !== undefined && (
          <Text variant="heading" maw="line" id={id}>
            {title}
          </Text>
        )}
        {children && (
          <Stack gap="xs" c="dimmed" maw="line">
            {children}
          </Stack>
        )}
        {next && <Actions>{next}</Actions>}
      </Drawn>
    </div>
  )
}
