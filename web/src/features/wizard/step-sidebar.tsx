import { Text, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { memo } from 'react'
import type { Step } from '../../lib/rules/wizard'
import { StepMark } from '../../ui/step-mark'
import styles from './step-sidebar.module.css'
import { allSteps, nameOf } from './steps'

interface StepButtonProps {
  step: Step
  current: boolean
  done: boolean
  /** What is wrong on the step, or empty. */
  hint: string
  onGo: (step: Step) => void
}

/** Opens a step, and says how it is. */
function StepButton({ step, current, done, hint, onGo }: StepButtonProps) {
  const state = hint !== '' ? 'wrong' : done ? 'done' : current ? 'now' : 'later'
  return (
    <UnstyledButton
      className={styles.button}
      data-quiet={(!current && state !== 'wrong') || undefined}
      onClick={() => onGo(step)}
    >
      <StepMark state={state} filled={current}>
        {step}
      </StepMark>
      <span className={styles.name}>
        {nameOf(step)}
        {state === 'done' && <VisuallyHidden> (compleet)</VisuallyHidden>}
        {state === 'wrong' && (
          <Text span display="block" size="xs" c="yellow.8">
            {' '}
            {hint}
          </Text>
        )}
      </span>
    </UnstyledButton>
  )
}

interface Props {
  current: Step
  /** The steps that are complete. */
  done: Step[]
  /** What is wrong on each step, or empty. */
  hints: string[]
  onGo: (step: Step) => void
}

/** The steps, with the current one marked. A press opens a step. */
export const StepSidebar = memo(function StepSidebar({ current, done, hints, onGo }: Props) {
  return (
    <nav aria-label="Stappen van je aanvraag">
      <ol className={styles.steps}>
        {allSteps.map((step) => (
          <li key={step} className={styles.step} aria-current={step === current ? 'step' : undefined}>
            <StepButton
              step={step}
              current={step === current}
              done={done.includes(step)}
              hint={hints[step - 1] ?? ''}
              onGo={onGo}
            />
          </li>
        ))}
      </ol>
    </nav>
  )
})
