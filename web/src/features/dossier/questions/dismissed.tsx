import { Button } from '@mantine/core'
import type { Application } from '../../../api/application'
import type { Answering } from '../../../api/use-answering'
import styles from './question-strip.module.css'
import { whereOf } from './where'

interface Props {
  application: Application
  answering: Answering
}

/** The questions that the user said do not apply, which can come back. */
export function Dismissed({ application, answering }: Props) {
  const { dismissed } = application
  if (dismissed.length === 0) return null
  return (
    <details className={styles.dismissed}>
      <summary>Niet van toepassing ({dismissed.length})</summary>
      <ul>
        {dismissed.map((question) => (
          <li key={question.id}>
            <span>
              {question.text} <span className={styles.about}>{whereOf(application, question)}</span>
            </span>
            <Button
              variant="default"
              size="xs"
              aria-label={`Stel weer: ${question.text}`}
              onClick={() => void answering.dismiss(question, false)}
            >
              Stel weer
            </Button>
          </li>
        ))}
      </ul>
    </details>
  )
}
