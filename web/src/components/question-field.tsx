import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core'
import type { FormEvent, Ref } from 'react'
import { isSendKey } from '../lib/enter-key'
import { Choice } from './choice'
import styles from './question-field.module.css'

/** A question of RVO. */
export interface AskedQuestion {
  id: string
  text: string
  /** An example with open places, or empty. */
  hint: string
  input: 'text' | 'line' | 'month' | 'number' | 'amount' | 'yes_no' | 'choice'
  options?: { value: string; label: string }[]
  /** What it is asked for. A text that is too long is not mended by an answer, but where it is written. */
  need?: string
}

interface Props {
  question: AskedQuestion
  /** Where on the page it is asked, which keeps ids apart when it is asked twice. */
  place?: string
  /** What it is about: 'Technische knelpunten, knelpunt 2'. */
  where?: string
  value: string
  problem: string | undefined
  busy: boolean
  onWrite: (text: string) => void
  onAnswer: () => void
  onDismiss: () => void
  ref?: Ref<HTMLFormElement>
}

const yesNo = [
  { value: 'ja', label: 'Ja' },
  { value: 'nee', label: 'Nee' },
]

const placeholders: Partial<Record<AskedQuestion['input'], string>> = {
  month: 'mm-jjjj',
  amount: '0,00',
}

const manyOptions = 4

type InputProps = Pick<Props, 'place' | 'question' | 'value' | 'problem' | 'onWrite' | 'onAnswer'>

function AnswerInput({ place = 'vraag', question, value, problem, onWrite, onAnswer }: InputProps) {
  const { id, text, hint, input } = question
  const options = question.options ?? (input === 'yes_no' ? yesNo : [])
  const common = { id: `${place}-${id}`, label: text, error: problem, ...(hint !== '' && { description: hint }) }

  if (input === 'choice' && options.length > manyOptions)
    return (
      <NativeSelect {...common} value={value} onChange={(event) => onWrite(event.currentTarget.value)}>
        <option value="">Maak een keuze</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    )
  if (input === 'yes_no' || input === 'choice')
    return (
      <Choice
        name={`${place}-${id}`}
        label={text}
        {...(hint !== '' && { description: hint })}
        options={options}
        value={value}
        onChoose={onWrite}
        problem={problem}
      />
    )
  if (input === 'text')
    return (
      <Textarea
        {...common}
        autosize
        minRows={2}
        maxRows={10}
        enterKeyHint="send"
        value={value}
        onChange={(event) => onWrite(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (!isSendKey(event)) return
          event.preventDefault()
          onAnswer()
        }}
      />
    )
  return (
    <TextInput
      {...common}
      className={input === 'line' ? undefined : styles.short}
      inputMode={input === 'number' ? 'numeric' : input === 'amount' ? 'decimal' : undefined}
      placeholder={placeholders[input]}
      autoComplete="off"
      enterKeyHint="send"
      value={value}
      onChange={(event) => onWrite(event.currentTarget.value)}
    />
  )
}

/** A question with the field that answers it. Enter answers, Shift and Enter begin a new line. */
export function QuestionField({ where, busy, onDismiss, ref, ...input }: Props) {
  function submit(event: FormEvent) {
    event.preventDefault()
    input.onAnswer()
  }
  return (
    <form className={styles.question} ref={ref} onSubmit={submit} aria-busy={busy}>
      {where !== undefined && <p className={styles.where}>{where}</p>}
      <AnswerInput {...input} />
      <div className={styles.actions}>
        <Button type="submit" size="sm" aria-disabled={busy || undefined}>
          Antwoord opslaan
        </Button>
        <Button variant="subtle" size="sm" aria-disabled={busy || undefined} onClick={onDismiss}>
          Niet van toepassing
        </Button>
        {input.question.input === 'text' && (
          <span className={styles.keys}>
            <kbd>Enter</kbd> slaat op, <kbd>Shift</kbd> + <kbd>Enter</kbd>: nieuwe regel
          </span>
        )}
      </div>
    </form>
  )
}
