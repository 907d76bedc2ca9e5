import { VisuallyHidden } from '@mantine/core'
import { useCompanySelection } from '../../../shared/company/company-selection'
import type { WizardData } from '../model'
import type { Go } from '../step-props'
import { StepSection } from '../step-section'
import styles from './check-block.module.css'
import { FoldedText } from './folded-text'
import { summaryOf } from './summary'

/** All answers, each with a button to change it. */
export function CheckBlock({ data, go }: { data: WizardData; go: Go }) {
  const { companies } = useCompanySelection()
  return (
    <StepSection title="Controleer je aanvraag">
      <dl className={styles.list}>
        {summaryOf(data, companies ?? []).map(({ label, value, todo, step, field }) => (
          <div key={label} className={styles.row}>
            <dt>{label}</dt>
            <dd className={styles.answer}>
              {todo !== '' && <strong className={styles.todo}>{todo}</strong>}
              {value !== '' && <FoldedText text={value} name={label.toLowerCase()} />}
            </dd>
            <dd className={styles.action}>
              <button className={styles.change} type="button" onClick={() => go(step, field)}>
                Wijzig<VisuallyHidden> {label.toLowerCase()}</VisuallyHidden>
              </button>
            </dd>
          </div>
        ))}
      </dl>
    </StepSection>
  )
}
