import { Title } from '@mantine/core'
import { type Ref, useId } from 'react'
import styles from './error-summary.module.css'

export interface SummaryLine {
  field: string
  label: string
  /** The same words as at the field. */
  message: string
}

interface Props {
  ref?: Ref<HTMLDivElement>
  title: string
  lines: SummaryLine[]
  /** Sentences about no field. */
  notes: string[]
  onGo: (field: string) => void
}

/** What is wrong, each line a way to its field. The page gives it the focus when it appears. */
export function ErrorSummary({ ref, title, lines, notes, onGo }: Props) {
  const id = useId()
  return (
    <div className={styles.summary} ref={ref} role="alert" aria-labelledby={id} tabIndex={-1}>
      <Title className={styles.title} order={2} size="h3" id={id}>
        {title}
      </Title>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {lines.length > 0 && (
        <ul className={styles.list}>
          {lines.map(({ field, label, message }) => (
            <li key={field}>
              <a
                className={styles.link}
                href={`#${field}`}
                onClick={(event) => {
                  event.preventDefault()
                  onGo(field)
                }}
              >
                {label}: {message}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
