import { Button, Paper, Text, VisuallyHidden } from '@mantine/core'
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
      <Paper component="dl">
        {summaryOf(data, companies ?? []).map(({ label, value, todo, step, field }) => (
          <div key={label} className={styles.row}>
            <Text variant="quiet" component="dt">
              {label}
            </Text>
            <dd className={styles.answer}>
              {/* Not an error yet: nobody has pressed VERZENDEN. */}
              {todo !== '' && (
                <Text component="strong" display="block" c="yellow.9" fw={600}>
                  {todo}
                </Text>
              )}
              {value !== '' && <FoldedText text={value} name={label.toLowerCase()} />}
            </dd>
            <dd className={styles.action}>
              <Button variant="subtle" size="compact-sm" onClick={() => go(step, field)}>
                Wijzig<VisuallyHidden> {label.toLowerCase()}</VisuallyHidden>
              </Button>
            </dd>
          </div>
        ))}
      </Paper>
    </StepSection>
  )
}
