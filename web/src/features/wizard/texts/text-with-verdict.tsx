import { Flex, Kbd, Paper, Stack, Text, Textarea, VisuallyHidden } from '@mantine/core'
import { type KeyboardEvent, memo, useMemo, useState } from 'react'
import type { TextName } from '../../../api/verdicts'
import { isSendKey } from '../../../lib/enter-key'
import { colourOf, repeatedVerdict, type Verdict } from '../../../lib/rules/verdict'
import { VerdictCard } from '../../../shared/evaluation/verdict-card'
import { verdictWords } from '../../../shared/evaluation/verdict-words'
import { Notice } from '../../../ui/notice'
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
  /** Whether this is the text to have judged next. */
  next: boolean
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
  const { spec, value, stale, repetition, next, judge, problem, attempted, onWrite } = props
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
    : failed === null && verdict !== undefined && given !== known
      ? announced(spec.label, verdict)
      : '' // a notice announces itself that it failed

  return (
    <Stack component="section" gap="sm">
      <Textarea
        id={spec.field}
        classNames={{ input: attempted && !confirmed ? styles.unconfirmed : styles.input }}
        labelProps={{ fz: 'lg', fw: 600, lts: '-0.01em' }}
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
      <Flex wrap="wrap" justify="space-between" align="flex-start" gap="sm">
        <div>
          {spec.tip !== undefined && (
            <Text variant="quiet" mb="2xs">
              {spec.tip}
              {count !== undefined && ` We lezen er ${count}.`}
            </Text>
          )}
          <TextCounter text={text} />
          <Text variant="quiet" data-keys mt="2xs" size="xs">
            <Kbd size="xs">Enter</Kbd> beoordeelt, <Kbd size="xs">Shift</Kbd> + <Kbd size="xs">Enter</Kbd>: nieuwe regel
          </Text>
        </div>
        <JudgeButton noun={spec.noun} judging={judging} next={next} onAsk={judge.ask} />
      </Flex>
      {judging && (
        <Paper p="md" c="dimmed">
          Je tekst wordt beoordeeld…
        </Paper>
      )}
      {!judging && failed !== null && <Notice tone="error">{failed}</Notice>}
      {!judging && failed === null && verdict !== undefined && (
        <VerdictCard verdict={verdict} stale={stale} animate={given !== known} />
      )}
      <Heard text={heard} />
    </Stack>
  )
})
