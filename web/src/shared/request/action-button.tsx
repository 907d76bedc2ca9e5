import { Button, Text } from '@mantine/core'
import { Link } from 'react-router'
import type { NextAction } from './next-action'

interface Props {
  action: NextAction
  /** The project number, when there are several on the page and screen readers need it. */
  number?: string
  /** Whether it is the one filled button of the screen, if it is due. */
  filled?: boolean
}

/** The next thing to do with a request: filled when it waits for the user, or small among several. */
export function ActionButton({ action: { words, to, state, due }, number, filled = true }: Props) {
  if (to === undefined)
    return (
      <Text span inherit>
        {words}
      </Text>
    )
  return (
    <Button
      component={Link}
      to={to}
      state={state}
      aria-label={number && `${words} ${number}`}
      variant={due && filled ? 'filled' : 'default'}
      size={number && 'xs'}
    >
      {words}
    </Button>
  )
}
