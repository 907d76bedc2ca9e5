import { Anchor } from '@mantine/core'
import type { MouseEvent } from 'react'
import { focusField } from '../lib/focus-field'
import type { Problem } from '../lib/problem'

export interface ProblemLineProps {
  problem: Problem
  /** The label of a field, put before its message. Without it, messages are shown alone. */
  labelOf?: ((field: string) => string) | undefined
  /** Goes to a field. The default moves the focus there. */
  onGo?: (field: string) => void
}

/** A problem in an error summary. That of a field is a link to it. */
export function ProblemLine({ problem: { field, message }, labelOf, onGo = focusField }: ProblemLineProps) {
  if (field === null) return message

  function go(event: MouseEvent, to: string) {
    event.preventDefault()
    onGo(to)
  }
  return (
    <Anchor inherit c="red.7" fw={600} href={`#${field}`} onClick={(event) => go(event, field)}>
      {labelOf === undefined ? message : `${labelOf(field)}: ${message}`}
    </Anchor>
  )
}
