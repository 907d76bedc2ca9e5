import { Button } from '@mantine/core'
import type { AskedQuestion } from './question-field'
import styles from './question-queue.module.css'

interface Props<Q> {
  questions: Q[]
  where: (question: Q) => string
  onAskAgain: (question: Q) => void
}

/** The questions that the user said do not apply, which can come back. */
export function DismissedQuestions<Q extends AskedQuestion>({ questions, where, onAskAgain }: Props<Q>) {
  if (questions.length === 0) return null
  return (
    <details className={styles.dismissed}>
      <summary>Niet van toepassing ({questions.length})</summary>
      <ul>
        {questions.map((question) => (
          <li key={question.id}>
            <span>
              {question.text} <span className={styles.about}>{where(question)}</span>
            </span>
            <Button
              variant="default"
              size="xs"
              aria-label={`Stel weer: ${question.text}`}
              onClick={() => onAskAgain(question)}
            >
              Stel weer
            </Button>
          </li>
        ))}
      </ul>
    </details>
  )
}
