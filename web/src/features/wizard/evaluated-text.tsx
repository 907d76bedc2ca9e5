import { Button, Loader, Textarea, VisuallyHidden } from '@mantine/core'
import { IconAlertCircle, IconSend2 } from '@tabler/icons-react'
import { type KeyboardEvent, memo } from 'react'
import type { TextField } from '../../api/evaluations'
import { VerdictCard } from '../../components/verdict-card'
import { verdictWords } from '../../components/verdict-words'
import { colourOf } from '../../lib/rules/evaluation'
import styles from './evaluated-text.module.css'
import { TextCounter } from './text-counter'
import { maxRows, type TextFieldSpec } from './text-fields'
import { useJudge } from './use-judge'
import type { JudgedText, Verdict } from './use-texts'

interface Props {
  spec: TextFieldSpec
  value: JudgedText
  /** What the judge reads besides the text. */
  context: string
  onWrite: (field: TextField, text: string) => void
  onVerdict: (field: TextField, verdict: Verdict) => void
}

/** Enter sends; Shift+Enter is a new line; while an input method composes, Enter belongs to it (229 is Safari's sign). */
function asksForVerdict({ key, shiftKey, keyCode, nativeEvent }: KeyboardEvent): boolean {
  return key === 'Enter' && !shiftKey && !nativeEvent.isComposing && keyCode !== 229
}

function announced(label: string, { evaluation }: Verdict): string {
  return `${label}: ${verdictWords[colourOf(evaluation)]}. ${evaluation.suggestions}`
}

/** One text of step 1 with its verdict directly below it. Typing in one text does not draw the others again. */
export const EvaluatedText = memo(function EvaluatedText({ spec, value, context, onWrite, onVerdict }: Props) {
  const { judging, refused, failed, judge, forget } = useJudge(spec, (verdict) => onVerdict(spec.field, verdict))
  const { text, verdict } = value

  function write(changed: string) {
    forget()
    onWrite(spec.field, changed)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!asksForVerdict(event)) return
    event.preventDefault()
    judge(text, context)
  }

  const heard = judging ? `${spec.label} wordt beoordeeld` : (failed ?? (verdict ? announced(spec.label, verdict) : ''))

  return (
    <section className={styles.part}>
      <Textarea
        classNames={{ label: styles.label, description: styles.description, input: styles.input, error: styles.error }}
        label={spec.label}
        description={spec.description}
        placeholder={spec.placeholder}
        name={spec.field}
        size="md"
        autosize
        minRows={spec.minRows}
        maxRows={maxRows}
        value={text}
        error={refused}
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
        <Button
          className={styles.judge}
          variant={verdict?.evaluation.isGoodEnough && verdict.text === text ? 'default' : 'filled'}
          aria-disabled={judging || undefined}
          leftSection={
            judging ? (
              <Loader size={16} color="currentColor" />
            ) : (
              <IconSend2 size={18} stroke={1.75} aria-hidden="true" />
            )
          }
          onClick={() => judge(text, context)}
        >
          Beoordeel {spec.noun}
        </Button>
      </div>
      {judging && <p className={styles.judging}>Je tekst wordt beoordeeld…</p>}
      {!judging && failed !== null && (
        <p className={styles.failed}>
          <IconAlertCircle className={styles.icon} size={22} stroke={2} aria-hidden="true" />
          {failed}
        </p>
      )}
      {!judging && failed === null && verdict !== null && (
        <VerdictCard evaluation={verdict.evaluation} stale={verdict.text !== text} animate />
      )}
      <VisuallyHidden aria-live="polite">{heard}</VisuallyHidden>
    </section>
  )
})
