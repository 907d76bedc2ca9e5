import { Button, Title } from '@mantine/core'
import { useId, useState } from 'react'
import type { Application } from '../../../api/application'
import type { Answering } from '../../../api/use-answering'
import { QuestionField } from '../../../components/question-field'
import { questionCount } from '../part-words'
import { Dismissed } from './dismissed'
import { LostAnswer } from './lost-answer'
import styles from './question-strip.module.css'
import { useQueue } from './use-queue'
import { whereOf } from './where'

interface Props {
  application: Application
  answering: Answering
  /** Opens a part. */
  onOpen: (part: string) => void
}

function aboutMinutes(minutes: number): string {
  return minutes > 0 ? `, ongeveer ${minutes} ${minutes === 1 ? 'minuut' : 'minuten'}` : ''
}

/** On top of the application: how much RVO still asks, with the next question to answer at once. */
export function QuestionStrip({ application, answering, onOpen }: Props) {
  const { questions, minutes, filed } = application
  const title = useId()
  const { form, heading, question, at, skip, focusNext } = useQueue(questions)
  const [answered, setAnswered] = useState(0)
  if (filed !== null) return null

  async function answer(ask: () => Promise<boolean>) {
    if (question === undefined) return
    const { part } = question
    focusNext(true)
    if (!(await ask())) return focusNext(false)
    setAnswered((count) => count + 1)
    onOpen(part)
  }

  return (
    <section className={styles.strip} aria-labelledby={title}>
      <div className={styles.head}>
        <Title order={2} size="h3" id={title} ref={heading} tabIndex={-1}>
          {questions.length === 0
            ? 'Alle vragen van RVO zijn beantwoord'
            : `Nog ${questionCount(questions.length)}${aboutMinutes(minutes)}`}
        </Title>
        {questions.length > 1 && (
          <Button variant="subtle" size="xs" onClick={skip}>
            Later beantwoorden
          </Button>
        )}
      </div>
      <p className={styles.heard} role="status">
        {answered > 0 && `Opgeslagen. Nog ${questionCount(questions.length)}.`}
      </p>
      <LostAnswer answering={answering} />
      {question === undefined ? (
        <p className={styles.done}>Lees je aanvraag nog eens door. Daarna kun je indienen.</p>
      ) : (
        <QuestionField
          key={question.id}
          ref={form}
          question={question}
          where={`Vraag ${at + 1} van ${questions.length} · ${whereOf(application, question)}`}
          value={answering.textOf(question)}
          problem={answering.problemOf(question)}
          busy={answering.sending !== null}
          onWrite={(text) => answering.write(question, text)}
          onAnswer={() => void answer(() => answering.answer(question))}
          onDismiss={() => void answer(() => answering.dismiss(question))}
        />
      )}
      <Dismissed application={application} answering={answering} />
    </section>
  )
}
