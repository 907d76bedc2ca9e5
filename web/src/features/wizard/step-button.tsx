import { VisuallyHidden } from '@mantine/core'
import { IconCheck, IconExclamationMark } from '@tabler/icons-react'
import type { Step } from '../../lib/rules/wizard'
import styles from './step-sidebar.module.css'
import { nameOf } from './steps'

interface Props {
  step: Step
  done: boolean
  /** What is wrong on the step, or empty. */
  hint: string
  onGo: (step: Step) => void
}

/** Opens a step, and says how it is. */
export function StepButton({ step, done, hint, onGo }: Props) {
  const state = hint !== '' ? 'wrong' : done ? 'done' : undefined
  return (
    <button className={styles.button} type="button" data-state={state} onClick={() => onGo(step)}>
      <span className={styles.number} aria-hidden="true">
        {state === 'wrong' && <IconExclamationMark size={16} stroke={2.5} />}
        {state === 'done' && <IconCheck size={16} stroke={2.5} />}
        {state === undefined && step}
      </span>
      <span className={styles.name}>
        {nameOf(step)}
        {state === 'done' && <VisuallyHidden> (compleet)</VisuallyHidden>}
        {state === 'wrong' && <span className={styles.hint}> {hint}</span>}
      </span>
    </button>
  )
}
