import { Text, UnstyledButton, VisuallyHidden } from '@mantine/core'
import type { Step } from '../../lib/rules/wizard'
import { StepMark } from '../../ui/step-mark'
import styles from './step-sidebar.module.css'
import { nameOf } from './steps'

interface Props {
  step: Step
  current: boolean
  done: boolean
  /** What is wrong on the step, or empty. */
  hint: string
  onGo: (step: Step) => void
}

/** Opens a step, and says how it is. */
export function StepButton({ step, current, done, hint, onGo }: Props) {
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
