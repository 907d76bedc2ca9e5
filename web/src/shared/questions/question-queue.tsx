import { Box, Button, Group, Stack, Text, Title, VisuallyHidden } from '@mantine/core'
import { type ReactNode, useId, useState } from 'react'
import { aboutMinutes, questionCount } from '../../lib/question-words'
import { Done } from '../../ui/done'
import { type LostAnswer, LostAnswers } from './lost-answers'
import { PassedQuestion } from './passed-question'
import { type AskedQuestion, QuestionField } from './question-field'
import { QuestionFold } from './question-fold'
import { QuestionWork, type Work } from './question-work'
import { useQuestionQueue } from './use-question-queue'

/** How questions are answered. `answer` and `dismiss` report whether it was done. */
interface QuestionAnswering<Q> {
  textOf: (question: Q) => string
  problemOf: (question: Q) => string | undefined
  write: (question: Q, text: string) => void
  answer: (question: Q) => Promise<boolean>
  dismiss: (question: Q, aside?: boolean) => Promise<boolean>
  /** The id of the question that is being answered. */
  sending: string | null
  lost: LostAnswer[]
  forget: (id: string) => void
}

interface Props<Q> {
  /** The most needed first. */
  questions: Q[]
  /** Whether nothing waits for an answer to these. */
  optional?: boolean
  /** Those that the user said do not apply. */
  dismissed: Q[]
  minutes: number
  /** The questions by who knows the answers. */
  work: Work[]
  /** What the last answer was understood as, of a number, a month or a choice. */
  understood?: string | undefined
  /** What a question is about. */
  where: (question: Q) => string
  answering: QuestionAnswering<Q>
  /** Opens what a question is about. */
  onOpen: (question: Q) => void
  /** Leads to where an answer is changed, where that is possible. */
  onChange?: (question: Q) => void
  /** Shown once all are answered. */
  done: ReactNode
}

/** How many questions are open, with the next one to answer at once. */
export function QuestionQueue<Q extends AskedQuestion>(props: Props<Q>) {
  const {
    questions,
    optional = false,
    understood,
    dismissed,
    minutes,
    work,
    where,
    answering,
    onOpen,
    onChange,
    done,
  } = props
  const title = useId()
  const queue = useQuestionQueue(questions)
  const { form, question, answered, later } = queue
  const [before, setBefore] = useState<number | null>(null) // how many were open before the last answer
  const added = before === null ? 0 : questions.length - (before - 1)
  const heard = before !== null && (
    <>
      Opgeslagen. {added > 0 && `Door je antwoord ${added === 1 ? 'kwam' : 'kwamen'} er ${questionCount(added)} bij. `}
      Nog {questionCount(questions.length)}.
    </>
  )
  const placeOf = (asked: Q) => `Vraag ${queue.place} · ${where(asked)}`
  const setForm = (element: HTMLElement | null) => {
    form.current = element
  }

  /** Reports whether it was done. */
  async function act(asked: Q, answer: string | null, ask: () => Promise<boolean>): Promise<boolean> {
    queue.pass(asked, answer)
    if (!(await ask())) return false
    queue.focusNext()
    setBefore(questions.length)
    onOpen(asked)
    return true
  }

  return (
    <Stack component="section" gap="sm" p="lg" bg="ink.0" bdrs="lg" aria-labelledby={title}>
      <Group justify="space-between" gap="xs">
        <Title order={2} size="h3" id={title} ref={queue.heading} tabIndex={-1}>
          {questions.length === 0 && 'Alle vragen van RVO zijn beantwoord'}
          {questions.length > 0 &&
            (optional
              ? 'RVO vraagt dit bijna zeker'
              : `Nog ${questionCount(questions.length)}${aboutMinutes(minutes)}`)}
        </Title>
        <Box ml={{ base: '-sm', xs: 0 }}>
          {queue.goBack !== undefined && (
            <Button variant="subtle" size="xs" onClick={queue.goBack}>
              Vorige vraag
            </Button>
          )}
          {question !== undefined && (
            <Button variant="subtle" size="xs" onClick={queue.putAway}>
              Later beantwoorden
            </Button>
          )}
        </Box>
      </Group>
      <QuestionWork work={work} />
      {optional && (
        <Text variant="reading">
          Op het formulier is alles ingevuld. Hier zegt je tekst nog weinig: wat je nu opschrijft, hoeft RVO straks
          misschien niet te vragen. Antwoorden hoeft niet; je kunt al indienen.
        </Text>
      )}
      {/* The count in the heading says it to those who see it; without more words it takes no room. */}
      <Box fz="sm" c="dimmed" pos={added > 0 ? undefined : 'absolute'} role="status">
        {added > 0 ? heard : <VisuallyHidden>{heard}</VisuallyHidden>}
      </Box>
      {understood !== undefined && (
        <Text variant="quiet">
          Ingevuld: <span translate="no">{understood}</span>
        </Text>
      )}
      <LostAnswers lost={answering.lost} onForget={answering.forget} />
      {questions.length === 0 && answered === undefined && <Done>{done}</Done>}
      {question === undefined && answered === undefined && questions.length > 0 && (
        <Text>Wat nog open staat, heb je voor later bewaard. Je vindt het hieronder terug.</Text>
      )}
      {answered !== undefined && (
        <PassedQuestion
          ref={setForm}
          passed={answered}
          where={placeOf(answered.question)}
          onGoOn={queue.goOn}
          onChange={onChange && (() => onChange(answered.question))}
          onAskAgain={() => void answering.dismiss(answered.question, false)}
        />
      )}
      {question?.need === 'too_long' && (
        <form
          ref={setForm}
          onSubmit={(event) => {
            event.preventDefault()
            onOpen(question)
          }}
        >
          <Text mb="sm">{question.text}</Text>
          <Button type="submit" size="sm">
            Open dit onderdeel
          </Button>
        </form>
      )}
      {question !== undefined && question.need !== 'too_long' && (
        <QuestionField
          key={question.id}
          ref={setForm}
          question={question}
          where={placeOf(question)}
          value={answering.textOf(question)}
          problem={answering.problemOf(question)}
          busy={answering.sending !== null}
          onWrite={(text) => answering.write(question, text)}
          onAnswer={() => act(question, answering.textOf(question).trim(), () => answering.answer(question))}
          onDismiss={() => act(question, null, () => answering.dismiss(question))}
        />
      )}
      <QuestionFold
        title="Voor later"
        questions={later}
        where={where}
        again="Beantwoord nu"
        onAskAgain={queue.takeBack}
      />
      <QuestionFold
        title="Niet van toepassing"
        questions={dismissed}
        where={where}
        again="Stel weer"
        onAskAgain={(asked) => void answering.dismiss(asked, false)}
      />
    </Stack>
  )
}
