import styles from './step-sidebar.module.css'
import { steps } from './steps'

/** Where one is in the wizard. `current` counts from 1. */
export function StepSidebar({ current }: { current: number }) {
  return (
    <nav className={styles.sidebar} aria-label="Stappen van je aanvraag">
      <ol className={styles.steps}>
        {steps.map((name, index) => (
          <li key={name} className={styles.step} aria-current={index + 1 === current ? 'step' : undefined}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <span className={styles.name}>{name}</span>
          </li>
        ))}
      </ol>
    </nav>
  )
}
