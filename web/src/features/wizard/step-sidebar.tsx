import { VisuallyHidden } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { memo } from 'react'
import type { Step } from '../../lib/rules/wizard'
import styles from './step-sidebar.module.css'
import { allSteps, nameOf } from './steps'

interface Props {
  current: Step
  /** The steps that are complete. */
  done: Step[]
  onGo: (step: Step) => void
}

/** The steps, with the current one marked. A press opens a step. */
export const StepSidebar = memo(function StepSidebar({ current, done, onGo }: Props) {
  return (
    <nav aria-label="Stappen van je aanvraag">
      <ol className={styles.steps}>
        {allSteps.map((step) => (
          <li key={step} className={styles.step} aria-current={step === current ? 'step' : undefined}>
            <button
              className={styles.button}
              type="button"
              data-done={done.includes(step) || undefined}
              onClick={() => onGo(step)}
            >
              <span className={styles.number} aria-hidden="true">
                {done.includes(step) ? <IconCheck size={16} stroke={2.5} /> : step}
              </span>
              <span className={styles.name}>{nameOf(step)}</span>
              {done.includes(step) && <VisuallyHidden> (compleet)</VisuallyHidden>}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
})
