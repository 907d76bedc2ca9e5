import { Button, NativeSelect } from '@mantine/core'
import { useCompanySelection } from '../../../api/company-selection'
import { problemAt } from '../../../lib/problem'
import type { StepProps } from '../step-props'
import styles from './company.module.css'
import { NewCompany } from './new-company'

/** The choice between the user's companies and a new one. */
export function CompanyChoice({ data, problems, dispatch }: StepProps) {
  const { companies, failed, retry, select } = useCompanySelection()
  const choose = (client: number) => {
    select(client)
    dispatch({ type: 'answer', change: { client } })
  }
  const open = (newCompany: boolean) => dispatch({ type: 'new-company', open: newCompany })

  if (companies === undefined && !failed)
    return (
      <p className={styles.hint} role="status">
        Je bedrijven worden geladen…
      </p>
    )

  return (
    <div className={styles.area}>
      {companies === undefined && (
        <>
          <p className={styles.error} role="alert">
            Kon bedrijven niet laden
          </p>
          <div className={styles.actions}>
            <Button variant="default" onClick={retry}>
              Probeer opnieuw
            </Button>
          </div>
        </>
      )}
      {data.newCompany ? (
        <NewCompany data={data} problems={problems} dispatch={dispatch} />
      ) : (
        companies !== undefined && (
          <NativeSelect
            id="client"
            name="client"
            label="Bedrijf"
            value={data.answers.client ?? ''}
            data={companies.map(({ id, company_name, kvk_number }) => ({
              value: String(id),
              label: `${company_name} (KvK ${kvk_number})`,
            }))}
            error={problemAt(problems, 'client')}
            onChange={(event) => choose(Number(event.currentTarget.value))}
          />
        )
      )}
      {!data.newCompany && (
        <div className={styles.actions}>
          <Button id={companies === undefined ? 'client' : undefined} variant="default" onClick={() => open(true)}>
            Nieuw bedrijf
          </Button>
        </div>
      )}
      {data.newCompany && companies !== undefined && companies.length > 0 && (
        <div className={styles.actions}>
          <Button variant="default" onClick={() => open(false)}>
            Kies een bestaand bedrijf
          </Button>
        </div>
      )}
    </div>
  )
}
