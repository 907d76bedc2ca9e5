import { IconAlertCircle } from '@tabler/icons-react'
import { Fragment, type MouseEvent, useEffect, useRef } from 'react'
import styles from './form-problems.module.css'
import { lineOf, type Problem, type Problems } from './problems'

/** A line of the summary; it leads to its field. */
function Line({ problem }: { problem: Problem }) {
  const { field } = problem
  if (field === null) return lineOf(problem)
  function toField(event: MouseEvent) {
    event.preventDefault()
    document.getElementById(field ?? '')?.focus()
  }
  return (
    <a className={styles.link} href={`#${field}`} onClick={toField}>
      {lineOf(problem)}
    </a>
  )
}

/** The summary above a form. It takes the focus whenever it is about another attempt. */
export function FormProblems({ problems }: { problems: Problems }) {
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt has problems of its own
  useEffect(() => box.current?.focus(), [problems])

  const { list, oneLine } = problems
  return (
    <div className={styles.box} ref={box} role="alert" tabIndex={-1}>
      <IconAlertCircle className={styles.icon} size={20} stroke={2} aria-hidden="true" />
      {oneLine ? (
        <p className={styles.text}>
          {list.map((problem, i) => (
            <Fragment key={lineOf(problem)}>
              {i > 0 && ' — '}
              <Line problem={problem} />
            </Fragment>
          ))}
        </p>
      ) : (
        <ul className={styles.text}>
          {list.map((problem) => (
            <li key={lineOf(problem)}>
              <Line problem={problem} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
