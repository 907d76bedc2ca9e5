import { Textarea, VisuallyHidden } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import { type KeyboardEvent, memo, useState } from 'react'
import type { TextField } from '../../../api/evaluations'
import { VerdictCard } from '../../../components/verdict-card'
import { verdictWords } from '../../../components/verdict-words'
import { colourOf } from '../../../lib/rules/evaluation'
import styles from './evaluated-text.module.css'
import { JudgeButton } from './judge-button'
import { TextCounter } from './text-counter'
import { maxRows, type TextFieldSpec } from './text-fields'
import { isConfirmed, type JudgedText, type Verdict } from './texts'
import type { Judge } from './use-judge'

interface Props {
  spec: TextFieldSpec
  value: JudgedText
  judge: Judge
  /** What the last attempt to send says about this text. */
  problem: string | undefined
  /** Somebody tried to send: mark the text until it is confirmed. */
  attempted: boolean
  onWrite: (field: TextField, text: string) => void
}

/** Enter sends; Shift+Enter is a new line; while an input method composes, Enter belongs to it (229 is Safari's sign). */
function asksForVerdict({ key, shiftKey, keyCode, nativeEvent }: KeyboardEvent): boolean {
  return key === 'Enter' && !shiftKey && !nativeEvent.isComposing && keyCode !== 229
}

function announced(label: string, { evaluation }: Verdict): string {
  return `${label}: ${verdictWords[colourOf(evaluation)]}. ${evaluation.suggestions}`
}

const Heard = memo(function Heard({ text }: { text: string }) {
  return <VisuallyHidden aria-live="polite">{text}</VisuallyHidden>
})

/** One text of step 1 with its verdict directly below it. Typing in one text does not draw the others again. */
export const EvaluatedText = memo(function EvaluatedText(props: Props) {
  const { spec, value, judge, problem, attempted, onWrite } = props
  const { judging, refused, failed } = judge
  const { text, verdict } = value
  const [known] = useState(verdict) // it was there already: nothing to type out

  function write(changed: string) {
    judge.forget()
    onWrite(spec.field, changed)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!asksForVerdict(event)) return
    event.preventDefault()
    judge.ask()
  }

  const heard = judging
    ? `${spec.label} wordt beoordeeld`
    : (failed ?? (verdict && verdict !== known ? announced(spec.label, verdict) : ''))

  return (
    <section className={styles.part} data-unconfirmed={(attempted && !isConfirmed(value)) || undefined}>
      <Textarea
        id={spec.field}
        classNames={{ label: styles.label, input: styles.input }}
        label={spec.label}
        description={spec.description}
        placeholder={spec.placeholder}
        name={spec.field}
        autosize
        minRows={spec.minRows}
        maxRows={maxRows}
        value={text}
        error={refused ?? problem}
        onChange={(event) => write(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <div className={styles.below}>
        <div>
          <TextCounter text={text} />
          <p className={styles.keys}>
            <kbd>Enter</kbd> beoordeelt, <kbd>Shift</kbd> + <kbd>Enter</kbd>: nieuwe regel
          </p>
        </div>
        <JudgeButton noun={spec.noun} judging={judging} done={isConfirmed(value)} onAsk={judge.ask} />
      </div>
      {judging && <p className={styles.judging}>Je tekst wordt beoordeeld…</p>}
      {!judging && failed !== null && (
        <p className={styles.failed}>
          <IconAlertCircle className={styles.icon} size={22} stroke={2} aria-hidden="true" />
          {failed}
        </p>
      )}
      {!judging && failed === null && verdict !== null && (
        <VerdictCard evaluation={verdict.evaluation} stale={verdict.text !== text} animate={verdict !== known} />
      )}
      <Heard text={heard} />
    </section>
  )
})
