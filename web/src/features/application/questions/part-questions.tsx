import { Button, Flex, Group, Paper, Text } from '@mantine/core'
import { IconHelpCircle } from '@tabler/icons-react'
import { useState } from 'react'
import type { Question } from '../../../api/application'
import { QuestionField } from '../../../shared/questions/question-field'
import type { Answering } from '../../../shared/questions/use-answering'
import { Icon } from '../../../ui/icon'
import { PlainList } from '../../../ui/plain-list'

/** The open questions of a part or of one of its blocks. A press opens the field that answers it. */
export function PartQuestions({ questions, answering }: { questions: Question[]; answering: Answering }) {
  if (questions.length === 0) return null
  return (
    <PlainList gap="xs" aria-label="Vragen van RVO">
      {questions.map((question) => (
        <Paper key={question.id} component="li" withBorder={false} bg="ink.0" px="md" py="sm">
          <OneQuestion question={question} answering={answering} />
        </Paper>
      ))}
    </PlainList>
  )
}

function OneQuestion({ question, answering }: { question: Question; answering: Answering }) {
  const [open, setOpen] = useState(answering.textOf(question) !== '')
  if (open)
    return (
      <QuestionField
        place="deel"
        question={question}
        value={answering.textOf(question)}
        problem={answering.problemOf(question)}
        busy={answering.sending === question.id}
        onWrite={(text) => answering.write(question, text)}
        onAnswer={() => answering.answer(question)}
        onDismiss={() => answering.dismiss(question)}
      />
    )
  return (
    <Group gap="sm" align="start" justify="end">
      <Flex gap="xs" flex="1 1 16rem">
        <Icon of={IconHelpCircle} color="var(--mantine-color-ink-7)" />
        <Text>{question.text}</Text>
      </Flex>
      {question.need !== 'too_long' && (
        <Button variant="default" size="xs" aria-label={`Beantwoord: ${question.text}`} onClick={() => setOpen(true)}>
          Beantwoord
        </Button>
      )}
    </Group>
  )
}
