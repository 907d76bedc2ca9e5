import { Button, Group, Text } from '@mantine/core'
import { Fold } from '../../ui/fold'
import { PlainList } from '../../ui/plain-list'
import type { AskedQuestion } from './question-field'

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
      <PlainList gap="xs" mt="xs" fz="sm">
        {questions.map((question) => (
          <Group key={question.id} component="li" justify="space-between" wrap="nowrap">
            <span>
              {question.text}{' '}
              <Text variant="quiet" span inherit>
                {where(question)}
              </Text>
            </span>
            <Button
              flex="none"
              variant="default"
              size="xs"
              aria-label={`${again}: ${question.text}`}
              onClick={() => onAskAgain(question)}
            >
              {again}
            </Button>
          </Group>
        ))}
      </PlainList>
    </Fold>
  )
}
