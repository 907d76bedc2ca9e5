import { memo } from 'react'
import type { Step } from '../../lib/rules/wizard'
import { StepButton } from './step-button'
import styles from './step-sidebar.module.css'
import { allSteps } from './steps'

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
