import { Button, Text } from '@mantine/core'
import { Fold } from '../../ui/fold'
import type { AskedQuestion } from './question-field'
import styles from './question-queue.module.css'

interface Props<Q> {
  /** What they have in common. */
  title: string
  questions: Q[]
  where: (question: Q) => string
  /** The words of the button that asks one again. */
  again: string
  onAskAgain: (question: Q) => void
}

/** Questions that are out of the way and can come back. */
export function QuestionFold<Q extends AskedQuestion>({ title, questions, where, again, onAskAgain }: Props<Q>) {
  if (questions.length === 0) return null
  return (
    <Fold label={`${title} (${questions.length})`}>
      <ul className={styles.aside}>
        {questions.map((question) => (
          <li key={question.id}>
            <span>
              {question.text}{' '}
              <Text variant="quiet" span inherit>
                {where(question)}
              </Text>
            </span>
            <Button
              variant="default"
              size="xs"
              aria-label={`${again}: ${question.text}`}
              onClick={() => onAskAgain(question)}
            >
              {again}
            </Button>
          </li>
        ))}
      </ul>
    </Fold>
  )
}
