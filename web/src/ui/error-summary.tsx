import { Alert, Anchor, Stack, Text, Title } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import { Fragment, type MouseEvent, type Ref } from 'react'
import { focusField } from '../lib/focus-field'
import type { Problem } from '../lib/problem'
import { Icon } from './icon'

interface ProblemLineProps {
  problem: Problem
  /** The label of a field, put before its message. Without it, messages are shown alone. */
  labelOf?: ((field: string) => string) | undefined
  /** Goes to a field. The default moves the focus there. */
  onGo?: (field: string) => void
}

/** A problem in an error summary. That of a field is a link to it. */
function ProblemLine({ problem: { field, message }, labelOf, onGo = focusField }: ProblemLineProps) {
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

interface Props extends Omit<ProblemLineProps, 'problem'> {
  ref: Ref<HTMLDivElement>
  title?: string | undefined
  problems: Problem[]
  /** Whether all problems are on one line, with dashes between them. */
  oneLine?: boolean
}

/**
 * The summary of a form's problems, with links to their fields. Give it the focus when it appears: screen readers
 * then say its name, and what is in it. It is no alert, or they would say all of it twice.
 */
export function ErrorSummary({ ref, title, problems, oneLine = false, ...line }: Props) {
  const lines = problems.map((problem) => ({
    key: `${problem.field}: ${problem.message}`,
    line: <ProblemLine problem={problem} {...line} />,
  }))
  return (
    <Alert
      ref={ref}
      role="group"
      variant="outline"
      color="red"
      bg="var(--wbso-surface)"
      bd="2px solid red.7"
      tabIndex={-1}
      icon={<Icon of={IconAlertCircle} size="lg" />}
      title={
        title !== undefined && (
          <Title order={2} size="h3">
            {title}
          </Title>
        )
      }
    >
      {oneLine ? (
        <Text>
          {lines.map(({ key, line }, i) => (
            <Fragment key={key}>
              {i > 0 && ' — '}
              {line}
            </Fragment>
          ))}
        </Text>
      ) : (
        lines.length > 0 && (
          <Stack component="ul" gap="xs" fz="md">
            {lines.map(({ key, line }) => (
              <li key={key}>{line}</li>
            ))}
          </Stack>
        )
      )}
    </Alert>
  )
}
