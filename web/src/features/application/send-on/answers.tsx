import { Button, Paper, Stack, Text } from '@mantine/core'
import type { Question } from '../../../api/application'
import { QuestionField } from '../../../shared/questions/question-field'
import type { Answering } from '../../../shared/questions/use-answering'
import { PlainList } from '../../../ui/plain-list'
import { useOnce } from '../../../ui/use-once'
import type { Reply } from './reply'

interface Props {
  /** The questions that are still open. */
  questions: Question[]
  reply: Reply
  answering: Answering
}

/** '3 antwoorden' */
const answerCount = (count: number): string => (count === 1 ? '1 antwoord' : `${count} antwoorden`)

/** What came back, each at its question, to look at before it is saved. What cannot be saved stays. */
export function Answers({ questions, reply, answering }: Props) {
  const found = reply.answers
    .map(({ question }) => questions.find(({ id }) => id === question.id))
    .filter((question) => question !== undefined)

  const { mutate: saveAll, data: outcome } = useOnce({
    async mutationFn() {
      let saved = 0
      for (const question of found) if (await answering.answer(question)) saved++
      const left = found.length - saved
      return `${answerCount(saved)} opgeslagen.${left > 0 ? ` Bij ${answerCount(left)} staat wat er nog niet klopt.` : ''}`
    },
  })

  return (
    <Stack>
      {found.length > 0 && (
        <>
          <PlainList ordered gap="sm">
            {found.map((question) => (
              <Paper key={question.id} component="li" px="lg" py="md">
                <QuestionField
                  place="terug"
                  question={question}
                  value={answering.textOf(question)}
                  problem={answering.problemOf(question)}
                  busy={answering.sending === question.id}
                  onWrite={(text) => answering.write(question, text)}
                  onAnswer={() => answering.answer(question)}
                  onDismiss={() => answering.dismiss(question)}
                />
              </Paper>
            ))}
          </PlainList>
          {found.length > 1 && (
            <div>
              <Button aria-disabled={answering.sending !== null || undefined} onClick={() => void saveAll()}>
                Sla {answerCount(found.length)} op
              </Button>
            </div>
          )}
        </>
      )}
      <Text role="status">{outcome}</Text>
    </Stack>
  )
}
