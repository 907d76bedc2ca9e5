import { Button, Flex, List, SimpleGrid, Text, Title } from '@mantine/core'
import { useState } from 'react'
import type { Question } from '../../../api/application'
import { fileApplication } from '../../../api/filing'
import { useKeepApplication } from '../../../api/use-keep-application'
import { localDay } from '../../../lib/local-day'
import { fieldProblems, problemsOf, wholeProblem } from '../../../lib/problem'
import { questionCount } from '../../../lib/question-words'
import { shortDate } from '../../../lib/rules/dates'
import { sentenceOf } from '../../../lib/rules/sentences'
import { parseTypedDate } from '../../../lib/typed-date'
import { useWrite } from '../../../shared/saving/use-write'
import { LeaveGuard } from '../../../ui/leave-guard'
import { Notice } from '../../../ui/notice'
import { TextField } from '../../../ui/text-field'
import { useForm } from '../../../ui/use-form'

const today = () => localDay(new Date().toISOString())

/** What is wrong with a day of filing, or null. */
function checkDay(text: string): string | null {
  const { value, refusal } = parseTypedDate(text)
  if (refusal !== null) return sentenceOf(refusal)
  return value > today() ? 'Kies een dag die geweest is.' : null
}

interface Props {
  id: string
  /** Those that are open. */
  questions: Pick<Question, 'id' | 'text'>[]
}

/** Notes when the application was filed, and under which reference. With open questions it asks once more. */
export function FiledForm({ id, questions }: Props) {
  const [shown, setShown] = useState('') // the open questions that were named
  const keep = useKeepApplication(id)
  const { mutateAsync: file } = useWrite(id, {
    write: (_, filing: { date: string; reference: string }) => fileApplication(id, filing),
  })
  const open = questions.map(({ id: question }) => question).join(' ')
  const { line, button, submit, whole, unsaved } = useForm({
    initial: { date: shortDate(today()), reference: '' },
    check: ({ date }) => problemsOf({ date: checkDay(date) }),
    asks: () => {
      setShown(open)
      return shown !== open
    },
    send: ({ date, reference }) => file({ date: parseTypedDate(date).value ?? date, reference: reference.trim() }),
    refusal: (error) => {
      const problems = fieldProblems(error, ['date', 'reference'])
      return problems.length > 0 ? problems : [wholeProblem(error, 'Het is niet opgeslagen. Probeer het opnieuw.')]
    },
    onSent: keep,
  })
  const asks = open !== '' && shown === open

  return (
    <Flex component="form" direction="column" gap="md" pt="lg" mod="ruled" noValidate onSubmit={submit}>
      <Title order={3} size="h4">
        Heb je ingediend?
      </Title>
      <Text variant="reading">
        We bewaren dan wat je hebt ingediend: de teksten, je bedrijfsgegevens en de PDF. Daarna is de aanvraag op slot.
      </Text>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" maw="36rem">
        <TextField
          {...line('date')}
          label="Ingediend op"
          description="Bijvoorbeeld 15-11-2026."
          autoComplete="off"
          check={checkDay}
        />
        <TextField
          {...line('reference')}
          label="Referentie van RVO"
          description="Begint met SO. Mag leeg blijven."
          autoComplete="off"
        />
      </SimpleGrid>
      {asks && <StillOpen questions={questions} />}
      {whole !== undefined && <Notice tone="error">{whole}</Notice>}
      <div>
        <Button {...button} variant="accent">
          {asks ? 'Toch markeren als ingediend' : 'Markeer als ingediend'}
        </Button>
      </div>
      <LeaveGuard unsaved={unsaved} />
    </Flex>
  )
}

/** Names what is still open. */
function StillOpen({ questions }: Pick<Props, 'questions'>) {
  return (
    <Notice tone="warning">
      <Text variant="reading">
        Er {questions.length === 1 ? 'staat' : 'staan'} nog {questionCount(questions.length)} van RVO open. Klopt het
        dat je al hebt ingediend? Druk dan nog een keer.
      </Text>
      <List withPadding mt="xs">
        {questions.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </List>
    </Notice>
  )
}
