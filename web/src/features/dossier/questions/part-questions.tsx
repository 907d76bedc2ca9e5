import { Button } from '@mantine/core'
import { IconHelpCircle } from '@tabler/icons-react'
import { useState } from 'react'
import type { Question } from '../../../api/application'
import { QuestionField } from '../../../shared/questions/question-field'
import type { Answering } from '../../../shared/questions/use-answering'
import styles from './part-questions.module.css'

interface Props {
  questions: Question[]
  answering: Answering
}

/** The open questions of a part or of one of its blocks. A press opens the field that answers it. */
export function PartQuestions({ questions, answering }: Props) {
  if (questions.length === 0) return null
  return (
    <ul className={styles.list} aria-label="Vragen van RVO">
      {questions.map((question) => (
        <li key={question.id} className={styles.item}>
          <OneQuestion question={question} answering={answering} />
        </li>
      ))}
    </ul>
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
    <div className={styles.closed}>
      <IconHelpCircle className={styles.icon} size={20} stroke={2} aria-hidden="true" />
      <p className={styles.text}>{question.text}</p>
      {question.need !== 'too_long' && (
        <Button variant="default" size="xs" aria-label={`Beantwoord: ${question.text}`} onClick={() => setOpen(true)}>
          Beantwoord
        </Button>
      )}
    </div>
  )
}
