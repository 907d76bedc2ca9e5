import { Button, Group, Kbd, NativeSelect, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { useMergedRef } from '@mantine/hooks'
import { type FormEvent, type Ref, useRef } from 'react'
import type { Question } from '../../api/application'
import { isSendKey, isSendLinesKey } from '../../lib/enter-key'
import { Choice } from '../../ui/choice'
import { useErrorFocus } from '../../ui/use-error-focus'
import styles from './question-field.module.css'

/** A question of RVO. */
export interface AskedQuestion {
  id: string
  text: string
  /** An example with open places, or empty. */
  hint: string
  input: Question['input']
  options?: { value: string; label: string }[]
  /** A sentence of the user elsewhere that may be the answer. */
  suggestion?: string
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
  /** Both report whether it was done. */
  onAnswer: () => Promise<boolean>
  onDismiss: () => Promise<boolean>
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

/** The keyboard of a phone for what a line asks for. */
const keyboards: Record<string, 'email' | 'numeric' | 'tel' | 'url'> = {
  contact_email: 'email',
  contact_phone: 'tel',
  rsin: 'numeric',
  website: 'url',
}

const manyOptions = 4

/** The hint as it is shown: a sentence with open places speaks for itself, and so does advice on a choice. */
function exampleOf({ hint, input }: AskedQuestion): string | undefined {
  if (hint === '' || hint.includes('…') || input === 'choice') return hint || undefined
  return input === 'text' || input === 'lines' ? `Bijvoorbeeld: ${hint}` : `Bijvoorbeeld ${hint}`
}

interface InputProps extends Pick<Props, 'place' | 'question' | 'value' | 'problem' | 'onWrite'> {
  errorProps: { role?: string }
  onAnswer: () => void
}

function AnswerInput({ place = 'vraag', question, value, problem, errorProps, onWrite, onAnswer }: InputProps) {
  const { id, text, input } = question
  const description = exampleOf(question)
  const options = question.options ?? (input === 'yes_no' ? yesNo : [])
  const common = {
    id: `${place}-${id}`,
    label: text,
    error: problem,
    errorProps,
    description,
  }

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
        description={description}
        options={options}
        value={value}
        onChoose={onWrite}
        problem={problem}
        errorProps={errorProps}
      />
    )
  if (input === 'text' || input === 'lines') {
    const sends = input === 'lines' ? isSendLinesKey : isSendKey
    return (
      <Textarea
        {...common}
        classNames={{ input: styles.growing ?? '' }}
        rows={4}
        enterKeyHint={input === 'lines' ? 'enter' : 'send'}
        value={value}
        onChange={(event) => onWrite(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (!sends(event)) return
          event.preventDefault()
          onAnswer()
        }}
      />
    )
  }
  return (
    <TextInput
      {...common}
      maw={input === 'line' ? undefined : 'tile'}
      inputMode={input === 'number' ? 'numeric' : input === 'amount' ? 'decimal' : keyboards[question.need ?? '']}
      placeholder={placeholders[input]}
      autoComplete="off"
      enterKeyHint="send"
      value={value}
      onChange={(event) => onWrite(event.currentTarget.value)}
    />
  )
}

interface SuggestedProps extends Pick<Props, 'question' | 'value' | 'onWrite'> {
  onTaken: () => void
}

/** Offers a sentence of the user as the answer, until something is typed. One press takes it over. */
function Suggested({ question: { need, suggestion }, value, onWrite, onTaken }: SuggestedProps) {
  if (suggestion === undefined || value.trim() !== '') return null
  return (
    <Group gap="xs">
      <Text size="sm">
        Je schreef <q translate="no">{suggestion}</q>: is dat je {need === 'solution' ? 'oplossing' : 'antwoord'}?
      </Text>
      <Button
        variant="default"
        size="xs"
        onClick={() => {
          onWrite(suggestion)
          onTaken()
        }}
      >
        Neem over
      </Button>
    </Group>
  )
}

/** What the keys do in a text area. */
function Keys({ input }: Pick<AskedQuestion, 'input'>) {
  if (input === 'text')
    return (
      <Text variant="quiet" span data-keys size="xs">
        <Kbd>Enter</Kbd> slaat op, <Kbd>Shift</Kbd> + <Kbd>Enter</Kbd>: nieuwe regel
      </Text>
    )
  if (input === 'lines')
    return (
      <Text variant="quiet" span data-keys size="xs">
        <Kbd>Enter</Kbd>: nieuwe regel, <Kbd>Ctrl</Kbd> of <Kbd>Cmd</Kbd> + <Kbd>Enter</Kbd> slaat op
      </Text>
    )
  return null
}

/** A question with the field that answers it. Enter answers, but where several lines are asked for. */
export function QuestionField({ where, busy, onAnswer, onDismiss, ref, ...input }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const both = useMergedRef(form, ref)
  const { errorProps, lead } = useErrorFocus()

  /** Leads back to the field when it was not done. */
  async function act(ask: () => Promise<boolean>) {
    if (!(await ask())) lead(form.current?.querySelector<HTMLElement>('textarea, input, select'))
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    void act(onAnswer)
  }
  return (
    <form ref={both} onSubmit={submit} aria-busy={busy}>
      <Stack gap="sm" maw="form">
        {where !== undefined && (
          <Text variant="quiet" size="xs" fw={600}>
            {where}
          </Text>
        )}
        <AnswerInput {...input} errorProps={errorProps} onAnswer={() => void act(onAnswer)} />
        <Suggested {...input} onTaken={() => lead(form.current?.querySelector('textarea'))} />
        <Group gap="xs">
          <Button type="submit" size="sm" aria-disabled={busy || undefined} aria-busy={busy || undefined}>
            Antwoord opslaan
          </Button>
          <Button variant="subtle" size="sm" aria-disabled={busy || undefined} onClick={() => void act(onDismiss)}>
            Niet van toepassing
          </Button>
          <Keys input={input.question.input} />
        </Group>
      </Stack>
    </form>
  )
}
