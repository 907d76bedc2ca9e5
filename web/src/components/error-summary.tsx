import { Title } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import { Fragment, type MouseEvent, type Ref, useId } from 'react'
import { focusField } from '../lib/focus-field'
import type { Problem } from '../lib/problem'
import styles from './error-summary.module.css'

interface Lines {
  problems: Problem[]
  /** The label of a field, put before its message. Without it, messages are shown alone. */
  labelOf?: ((field: string) => string) | undefined
  /** Goes to a field. The default moves the focus there. */
  onGo?: (field: string) => void
}

/** A problem. That of a field is a link to it. */
function Line({
  problem: { field, message },
  labelOf,
  onGo = focusField,
}: Omit<Lines, 'problems'> & { problem: Problem }) {
  if (field === null) return message

  function go(event: MouseEvent, to: string) {
    event.preventDefault()
    onGo(to)
  }
  return (
    <a className={styles.link} href={`#${field}`} onClick={(event) => go(event, field)}>
      {labelOf === undefined ? message : `${labelOf(field)}: ${message}`}
    </a>
  )
}

const keyOf = ({ field, message }: Problem): string => `${field}: ${message}`

const OnOneLine = ({ problems, ...line }: Lines) => (
  <p>
    {problems.map((problem, i) => (
      <Fragment key={keyOf(problem)}>
        {i > 0 && ' — '}
        <Line problem={problem} {...line} />
      </Fragment>
    ))}
  </p>
)

function AsList({ problems, ...line }: Lines) {
  const ofFields = problems.filter(({ field }) => field !== null)
  return (
    <>
      {problems
        .filter(({ field }) => field === null)
        .map((problem) => (
          <p key={keyOf(problem)}>{problem.message}</p>
        ))}
      {ofFields.length > 0 && (
        <ul>
          {ofFields.map((problem) => (
            <li key={keyOf(problem)}>
              <Line problem={problem} {...line} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

interface Props extends Lines {
  ref: Ref<HTMLDivElement>
  title?: string
  /** Whether all problems are on one line, with dashes between them. */
  oneLine?: boolean
}

/** The summary of a form's problems, with links to their fields. Give it the focus when it appears. */
export function ErrorSummary({ ref, title, oneLine = false, ...lines }: Props) {
  const id = useId()
  const named = title === undefined ? {} : { 'aria-labelledby': id }
  return (
    <div className={styles.summary} ref={ref} role="alert" tabIndex={-1} {...named}>
      <IconAlertCircle className={styles.icon} size={22} stroke={2} aria-hidden="true" />
      <div className={styles.words}>
        {title !== undefined && (
          <Title className={styles.title} order={2} size="h3" id={id}>
            {title}
          </Title>
        )}
        {oneLine ? <OnOneLine {...lines} /> : <AsList {...lines} />}
      </div>
    </div>
  )
}
