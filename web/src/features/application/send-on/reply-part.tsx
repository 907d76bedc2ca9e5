import { Button, Paper, Stack, Text, Textarea, Title } from '@mantine/core'
import { useState } from 'react'
import type { Application, Question } from '../../../api/application'
import { useUser } from '../../../api/session'
import { notesOf } from '../../../lib/request-notes'
import { QuestionField } from '../../../shared/questions/question-field'
import type { Answering } from '../../../shared/questions/use-answering'
import { LeaveGuard } from '../../../ui/leave-guard'
import { Notice } from '../../../ui/notice'
import { PlainList } from '../../../ui/plain-list'
import { useOnce } from '../../../ui/use-once'
import { type Reply, splitReply } from './reply'

interface AnswersProps {
  /** The questions that are still open. */
  questions: Question[]
  reply: Reply
  answering: Answering
}

/** '3 antwoorden' */
const answerCount = (count: number): string => (count === 1 ? '1 antwoord' : `${count} antwoorden`)

/** What came back, each at its question, to look at before it is saved. What cannot be saved stays. */
function Answers({ questions, reply, answering }: AnswersProps) {
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

interface Props {
  application: Application
  answering: Answering
  /** The questions as they are numbered on the screen. */
  asked: Question[]
}

/** Splits a pasted answer per question. Nothing is saved before one has seen it. */
export function ReplyPart({ application: { questions, project_number: number }, answering, asked }: Props) {
  const user = useUser()
  const [text, setText] = useState('')
  const [reply, setReply] = useState<Reply | null>(null)

  /** Returns the questions by the numbers with which they were passed on. */
  function numbered(): (Question | undefined)[] {
    const passedOn = user === null ? [] : notesOf(user.id, number, 'passedOn')
    return passedOn.length === 0 ? asked : passedOn.map((id) => questions.find((question) => question.id === id))
  }

  function split() {
    const next = splitReply(text, numbered())
    setReply(next)
    for (const { question, text: answer } of next.answers) {
      const typed = answering.textOf(question)
      const wanted =
        typed === '' || typed === answer || typed.endsWith(`\n${answer}`) ? typed || answer : `${typed}\n${answer}`
      answering.write(question, wanted)
    }
    if (next.answers.length > 0) setText('')
  }

  return (
    <Stack mt="xs" pt="lg" mod="ruled">
      <Title order={3} size="h4">
        Plak wat je terugkrijgt
      </Title>
      <Textarea
        id="reply"
        label="Het antwoord met de nummers"
        description="Je ziet eerst per vraag wat we hebben gevonden. Daarna sla je het op."
        rows={8}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div>
        <Button
          variant="default"
          aria-disabled={text.trim() === '' || undefined}
          onClick={() => text.trim() !== '' && split()}
        >
          Verdeel over de vragen
        </Button>
      </div>
      {reply?.answers.length === 0 && (
        <Notice tone="warning">
          We vinden geen antwoord bij een vraag die nog open is. Laat elk antwoord beginnen met het nummer van de vraag.
        </Notice>
      )}
      {reply !== null && <Answers questions={questions} reply={reply} answering={answering} />}
      {reply !== null && reply.answers.length > 0 && reply.rest !== '' && (
        <Notice tone="info">
          <p>Dit hoort bij geen vraag die nog open is:</p>
          <Text mod="typed">{reply.rest}</Text>
        </Notice>
      )}
      <LeaveGuard unsaved={text.trim() !== ''} />
    </Stack>
  )
}
