import { Textarea, VisuallyHidden } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import { type KeyboardEvent, memo, useMemo, useState } from 'react'
import type { TextName } from '../../../api/verdicts'
import { isSendKey } from '../../../lib/enter-key'
import { colourOf, repeatedVerdict, type Verdict } from '../../../lib/rules/verdict'
import { VerdictCard } from '../../../shared/evaluation/verdict-card'
import { verdictWords } from '../../../shared/evaluation/verdict-words'
import { JudgeButton } from './judge-button'
import { TextCounter } from './text-counter'
import { maxRows, type TextSpec } from './text-specs'
import styles from './text-with-verdict.module.css'
import type { JudgedText } from './texts'
import type { Judge } from './use-judge'

interface Props {
  spec: TextSpec
  value: JudgedText
  /** What has changed since the verdict, or empty. */
  stale: string
  /** What to say of a text that an earlier field has too, or empty. */
  repetition: string
  judge: Judge
  /** What the last attempt to send found about this text. */
  problem: string | undefined
  /** Whether the user has tried to send, after which the text is marked until it is confirmed. */
  attempted: boolean
  onWrite: (field: TextName, text: string) => void
}

function announced(label: string, verdict: Verdict): string {
  return `${label}: ${verdictWords[colourOf(verdict)]}. ${verdict.suggestions}`
}

const Heard = memo(function Heard({ text }: { text: string }) {
  return <VisuallyHidden aria-live="polite">{text}</VisuallyHidden>
})

/** A text of step 1 with its verdict directly below it. Typing in one text does not draw the others again. */
export const TextWithVerdict = memo(function TextWithVerdict(props: Props) {
  const { spec, value, stale, repetition, judge, problem, attempted, onWrite } = props
  const { judging, refused, failed } = judge
  const { text, given } = value
  const verdict = useMemo(
    () => (given === null || repetition === '' ? given?.verdict : repeatedVerdict(given.verdict, repetition)),
    [given, repetition],
  )
  const confirmed = verdict?.isGoodEnough === true && stale === ''
  const count = given?.text === text.trim() ? given.verdict.bottlenecks : undefined
  const [known] = useState(given) // a verdict of an earlier visit is not typed out again

  function write(changed: string) {
    judge.forget()
    onWrite(spec.field, changed)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!isSendKey(event)) return
    event.preventDefault()
    judge.ask()
  }

  const heard = judging
    ? `${spec.label} wordt beoordeeld`
    : (failed ?? (verdict !== undefined && given !== known ? announced(spec.label, verdict) : ''))

  return (
    <section className={styles.part} data-unconfirmed={(attempted && !confirmed) || undefined}>
      <Textarea
        id={spec.field}
        classNames={{ label: styles.label, input: styles.input }}
        label={spec.label}
        description={spec.description}
        placeholder={spec.placeholder}
        name={spec.field}
        enterKeyHint="send"
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
          {spec.tip !== undefined && (
            <p className={styles.tip}>
              {spec.tip}
              {count !== undefined && ` We lezen er ${count}.`}
            </p>
          )}
          <TextCounter text={text} />
          <p className={styles.keys}>
            <kbd>Enter</kbd> beoordeelt, <kbd>Shift</kbd> + <kbd>Enter</kbd>: nieuwe regel
          </p>
        </div>
        <JudgeButton noun={spec.noun} judging={judging} done={confirmed} onAsk={judge.ask} />
      </div>
      {judging && <p className={styles.judging}>Je tekst wordt beoordeeld…</p>}
      {!judging && failed !== null && (
        <p className={styles.failed}>
          <IconAlertCircle className={styles.icon} size={22} stroke={2} aria-hidden="true" />
          {failed}
        </p>
      )}
      {!judging && failed === null && verdict !== undefined && (
        <VerdictCard verdict={verdict} stale={stale} animate={given !== known} />
      )}
      <Heard text={heard} />
    </section>
  )
})
