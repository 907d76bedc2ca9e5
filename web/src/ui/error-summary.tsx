import { Title } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import { Fragment, type Ref, useId } from 'react'
import type { Problem } from '../lib/problem'
import styles from './error-summary.module.css'
import { ProblemLine, type ProblemLineProps } from './problem-line'

interface Props extends Omit<ProblemLineProps, 'problem'> {
  ref: Ref<HTMLDivElement>
  title?: string | undefined
  problems: Problem[]
  /** Whether all problems are on one line, with dashes between them. */
  oneLine?: boolean
}

/** The summary of a form's problems, with links to their fields. Give it the focus when it appears. */
export function ErrorSummary({ ref, title, problems, oneLine = false, ...line }: Props) {
  const id = useId()
  const named = title === undefined ? {} : { 'aria-labelledby': id }
  const lines = problems.map((problem) => ({
    key: `${problem.field}: ${problem.message}`,
    line: <ProblemLine problem={problem} {...line} />,
  }))
  return (
    <div className={styles.summary} ref={ref} role="alert" tabIndex={-1} {...named}>
      <IconAlertCircle className={styles.icon} size={22} stroke={2} aria-hidden="true" />
      <div className={styles.words}>
        {title !== undefined && (
          <Title className={styles.title} order={2} size="h3" id={id}>
            {title}
          </Title>
        )}
        {oneLine ? (
          <p>
            {lines.map(({ key, line }, i) => (
              <Fragment key={key}>
                {i > 0 && ' — '}
                {line}
              </Fragment>
            ))}
          </p>
        ) : (
          lines.length > 0 && (
            <ul>
              {lines.map(({ key, line }) => (
                <li key={key}>{line}</li>
              ))}
            </ul>
          )
        )}
      </div>
    </div>
  )
}
