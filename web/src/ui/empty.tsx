import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { type DrawingName, Drawn } from './drawn'

interface Props {
  drawing: DrawingName
  /** One line: what there is none of. */
  children: ReactNode
  /** The one thing to do about it, unless its button is above already. */
  action?: ReactNode
}

/** Shown instead of what there is none of yet. */
export const Empty = ({ drawing, children, action }: Props) => (
  <Drawn of={drawing}>
    <Text variant="lead">{children}</Text>
    {action}
  </Drawn>
)
