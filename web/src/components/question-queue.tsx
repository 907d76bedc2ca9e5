import { Button, Title } from '@mantine/core'
import { type ReactNode, useId, useState } from 'react'
import { aboutMinutes, questionCount } from '../lib/question-words'
import { type LostAnswer, LostAnswers } from './lost-answers'
import { type AskedQuestion, QuestionField } from './question-field'
import { QuestionFold } from './question-fold'
import styles from './question-queue.module.css'
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
  /** Those that the user said do not apply. */
  dismissed: Q[]
  minutes: number
  /** What a question is about. */
  where: (question: Q) => string
  answering: QuestionAnswering<Q>
  /** Opens what a question is about. */
  onOpen: (question: Q) => void
  /** Shown once all are answered. */
  done: ReactNode
}

/** How many questions are open, with the next one to answer at once. */
export function QuestionQueue<Q extends AskedQuestion>(props: Props<Q>) {
  const { questions, dismissed, minutes, where, answering, onOpen, done } = props
  const title = useId()
  const { form, heading, question, place, later, putAway, takeBack, focusNext } = useQuestionQueue(questions)
  const [answered, setAnswered] = useState(0)

  /** Reports whether it was done. */
  async function act(asked: Q, ask: () => Promise<boolean>): Promise<boolean> {
    if (!(await ask())) return false
    focusNext()
    setAnswered((count) => count + 1)
    onOpen(asked)
    return true
  }

  return (
    <section className={styles.queue} aria-labelledby={title}>
      <div className={styles.head}>
        <Title order={2} size="h3" id={title} ref={heading} tabIndex={-1}>
          {questions.length === 0
            ? 'Alle vragen van RVO zijn beantwoord'
            : `Nog ${questionCount(questions.length)}${aboutMinutes(minutes)}`}
        </Title>
        {question !== undefined && (
          <Button variant="subtle" size="xs" onClick={putAway}>
            Later beantwoorden
          </Button>
        )}
      </div>
      <p className={styles.heard} role="status">
        {answered > 0 && `Opgeslagen. Nog ${questionCount(questions.length)}.`}
      </p>
      <LostAnswers lost={answering.lost} onForget={answering.forget} />
      {questions.length === 0 && <div>{done}</div>}
      {question === undefined && questions.length > 0 && (
        <p>Wat nog open staat, heb je voor later bewaard. Je vindt het hieronder terug.</p>
      )}
      {question?.need === 'too_long' && (
        <form
          className={styles.tooLong}
          ref={form}
          onSubmit={(event) => {
            event.preventDefault()
            onOpen(question)
          }}
        >
          <p>{question.text}</p>
          <Button type="submit" size="sm">
            Open dit onderdeel
          </Button>
        </form>
      )}
      {question !== undefined && question.need !== 'too_long' && (
        <QuestionField
          key={question.id}
          ref={form}
          question={question}
          where={`Vraag ${place} van ${questions.length} · ${where(question)}`}
          value={answering.textOf(question)}
          problem={answering.problemOf(question)}
          busy={answering.sending !== null}
          onWrite={(text) => answering.write(question, text)}
          onAnswer={() => act(question, () => answering.answer(question))}
          onDismiss={() => act(question, () => answering.dismiss(question))}
        />
      )}
      <QuestionFold title="Voor later" questions={later} where={where} again="Beantwoord nu" onAskAgain={takeBack} />
      <QuestionFold
        title="Niet van toepassing"
        questions={dismissed}
        where={where}
        again="Stel weer"
        onAskAgain={(asked) => void answering.dismiss(asked, false)}
      />
    </section>
  )
}
