import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import type { Employee } from '../../api/employees'
import { problemAt } from '../../lib/problem'
import { Dialog } from '../../ui/dialog'
import styles from '../../ui/dialog-form.module.css'
import { Notice } from '../../ui/notice'
import { Tick } from '../../ui/tick'
import { BsnField } from './bsn-field'
import { employeeFields, inputId, isRequired, textOf } from './employee-fields'
import { useEmployee } from './use-employee'

interface Props {
  /** The employee to change, or null for a new one. */
  employee: Employee | null
  /** The id of the company, or null when it is gone. */
  company: number | null
  onSaved: (name: string) => void
  onClose: () => void
}

/** The window in which an employee is added or changed. */
export function EmployeeDialog({ employee, company, onSaved, onClose }: Props) {
  return (
    <Dialog title={employee === null ? 'Medewerker toevoegen' : 'Medewerker wijzigen'} wide onClose={onClose}>
      {(close) => (
        <EmployeeForm
          employee={employee}
          company={company}
          onSaved={(name) => {
            close()
            onSaved(name)
          }}
          onCancel={close}
        />
      )}
    </Dialog>
  )
}

function EmployeeForm({ employee, company, onSaved, onCancel }: Omit<Props, 'onClose'> & { onCancel: () => void }) {
  const [text, setText] = useState(textOf(employee))
  const [approved, setApproved] = useState(employee?.is_approved ?? true)
  const { send, saving, problems } = useEmployee(employee, company, onSaved)
  const failure = problems.find(({ field }) => field === null)

  function submit(event: FormEvent) {
    event.preventDefault()
    send({ text, approved })
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <p>Voornaam, achternaam en e-mailadres zijn verplicht.</p>
      {failure && <Notice tone="error">{failure.message}</Notice>}
      <div className={styles.fields}>
        {employeeFields.map(({ name, ...field }) => (
          <TextInput
            key={name}
            {...field}
            id={inputId(name)}
            name={name}
            required={isRequired(name)}
            withAsterisk={false}
            value={text[name]}
            error={problemAt(problems, name)}
            onChange={(event) => setText({ ...text, [name]: event.currentTarget.value })}
          />
        ))}
        <BsnField
          value={text.bsn}
          stored={employee?.bsn ?? ''}
          problem={problemAt(problems, 'bsn')}
          onWrite={(bsn) => setText({ ...text, bsn })}
        />
      </div>
      {employee !== null && (
        <Tick
          name="is_approved"
          label="Goedgekeurd"
          description="Zonder vinkje staat de medewerker op ‘in behandeling’."
          checked={approved}
          onTick={setApproved}
          problem={undefined}
        />
      )}
      <div className={styles.actions}>
        <Button type="submit" aria-disabled={saving || undefined}>
          Opslaan
        </Button>
        <Button variant="default" onClick={onCancel}>
          Annuleren
        </Button>
      </div>
    </form>
  )
}
