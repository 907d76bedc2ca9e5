import { problemAt } from '../../../lib/problem'
import { TextField } from '../../../ui/text-field'
import type { StepProps } from '../step-props'
import { typedAnswer } from '../typed-answer'
import styles from './company.module.css'

/** A new company, which is made together with the request. */
export function NewCompany(props: StepProps) {
  const problem = problemAt(props.problems, 'client')
  return (
    <fieldset className={styles.fieldset} id="client">
      <legend className={styles.legend}>Nieuw bedrijf</legend>
      {problem !== undefined && <p className={styles.error}>{problem}</p>}
      <div className={styles.pair}>
        <TextField
          {...typedAnswer(props, 'company_name')}
          description="Zoals in het handelsregister"
          autoComplete="organization"
        />
        <TextField
          {...typedAnswer(props, 'kvk_number')}
          description="8-cijferig KvK-nummer"
          inputMode="numeric"
          autoComplete="off"
        />
      </div>
    </fieldset>
  )
}
