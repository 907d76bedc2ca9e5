import { Button, Title } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { Question } from '../../../api/application'
import { fileApplication } from '../../../api/filing'
import { useKeepApplication } from '../../../api/use-keep-application'
import { localDay } from '../../../lib/local-day'
import { onlyOnce } from '../../../lib/only-once'
import { fieldProblems, type Problem, problemAt, wholeProblem } from '../../../lib/problem'
import { questionCount } from '../../../lib/question-words'
import { shortDate } from '../../../lib/rules/dates'
import { sentenceOf } from '../../../lib/rules/sentences'
import { parseTypedDate } from '../../../lib/typed-date'
import { Notice } from '../../../ui/notice'
import { TextField } from '../../../ui/text-field'
import type { Act } from '../part-form'
import styles from './filing.module.css'

const today = () => localDay(new Date().toISOString())

/** What is wrong with a day of filing, or null. */
function checkDay(text: string): string | null {
  const { value, refusal } = parseTypedDate(text)
  if (refusal !== null) return sentenceOf(refusal)
  return value > today() ? 'Kies een dag die geweest is.' : null
}

function problemsOf(error: unknown): Problem[] {
  if (error === null) return []
  const problems = fieldProblems(error, ['date', 'reference'])
  return problems.length > 0 ? problems : [wholeProblem(error, 'Het is niet opgeslagen. Probeer het opnieuw.')]
}

interface Props {
  id: string
  /** Those that are open. */
  questions: Pick<Question, 'id' | 'text'>[]
  act: Act
}

/** Notes when the application was filed, and under which reference. With open questions it asks once more. */
export function FiledForm({ id, questions, act }: Props) {
  const [date, setDate] = useState(() => shortDate(today()))
  const [reference, setReference] = useState('')
  const [pressed, setPressed] = useState(false)
  const [shown, setShown] = useState('') // the open questions that were named
  const keep = useKeepApplication(id)
  const file = useMutation({
    mutationFn: (day: string) => act(() => fileApplication(id, { date: day, reference: reference.trim() })),
    onSuccess: keep,
  })
  const problems = problemsOf(file.error)
  const wrong = checkDay(date)
  const open = questions.map(({ id: question }) => question).join(' ')
  const asks = open !== '' && shown === open

  function submit(event: FormEvent) {
    event.preventDefault()
    setPressed(true)
    const { value } = parseTypedDate(date)
    if (wrong !== null || value === null || file.isPending) return
    if (shown === open) file.mutate(value)
    else setShown(open)
  }

  return (
    <form className={styles.filed} noValidate onSubmit={submit}>
      <Title order={3} size="h4">
        Heb je ingediend?
      </Title>
      <p>
        We bewaren dan wat je hebt ingediend: de teksten, je bedrijfsgegevens en de PDF. Daarna is de aanvraag op slot.
      </p>
      <div className={styles.fields}>
        <TextField
          name="date"
          label="Ingediend op"
          description="Als dd-mm-jjjj."
          inputMode="numeric"
          autoComplete="off"
          value={date}
          onWrite={setDate}
          check={checkDay}
          problem={problemAt(problems, 'date') ?? (pressed && wrong !== null ? wrong : undefined)}
        />
        <TextField
          name="reference"
          label="Referentie van RVO"
          description="Begint met SO. Mag leeg blijven."
          autoComplete="off"
          value={reference}
          onWrite={setReference}
          problem={problemAt(problems, 'reference')}
        />
      </div>
      {asks && <StillOpen questions={questions} />}
      {problems.map(
        ({ field, message }) =>
          field === null && (
            <Notice key={message} tone="error">
              {message}
            </Notice>
          ),
      )}
      <div>
        <Button type="submit" variant="accent" aria-disabled={file.isPending || undefined} onClick={onlyOnce}>
          {asks ? 'Toch markeren als ingediend' : 'Markeer als ingediend'}
        </Button>
      </div>
    </form>
  )
}

/** Names what is still open. */
function StillOpen({ questions }: Pick<Props, 'questions'>) {
  return (
    <Notice tone="warning">
      <p>
        Er {questions.length === 1 ? 'staat' : 'staan'} nog {questionCount(questions.length)} van RVO open. Klopt het
        dat je al hebt ingediend? Druk dan nog een keer.
      </p>
      <ul className={styles.open}>
        {questions.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
    </Notice>
  )
}
