import { problemAt } from '../../../lib/problem'
import { TextField } from '../../../ui/text-field'
import { checkCompanyName, checkKvK } from '../checks'
import type { StepProps } from '../step-props'
import styles from './company.module.css'

/** A new company, which is made together with the request. */
export function NewCompany({ data, problems, dispatch }: StepProps) {
  return (
    <fieldset className={styles.fieldset} id="client">
      <legend className={styles.legend}>Nieuw bedrijf</legend>
      {problemAt(problems, 'client') !== undefined && <p className={styles.error}>{problemAt(problems, 'client')}</p>}
      <div className={styles.pair}>
        <TextField
          name="company_name"
          label="Bedrijfsnaam"
          description="Zoals in het handelsregister"
          value={data.answers.company_name}
          onWrite={(company_name) => dispatch({ type: 'answer', change: { company_name } })}
          check={checkCompanyName}
          problem={problemAt(problems, 'company_name')}
          autoComplete="organization"
        />
        <TextField
          name="kvk_number"
          label="KvK-nummer"
          description="8-cijferig KvK-nummer"
          value={data.answers.kvk_number}
          onWrite={(kvk_number) => dispatch({ type: 'answer', change: { kvk_number } })}
          check={checkKvK}
          problem={problemAt(problems, 'kvk_number')}
          inputMode="numeric"
          autoComplete="off"
        />
      </div>
    </fieldset>
  )
}
