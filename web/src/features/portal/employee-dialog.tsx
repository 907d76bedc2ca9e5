import { useState } from 'react'
import type { Employee } from '../../api/employees'
import { EmployeeInputs } from '../../shared/employee/employee-inputs'
import { useEmployee } from '../../shared/employee/use-employee'
import { FormDialog } from '../../ui/form-dialog'
import { Notice } from '../../ui/notice'
import { Tick } from '../../ui/tick'
import { Workdays } from './workdays'

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
  const [before, setBefore] = useState<string | null>(null) // who was added, when the next one follows
  const form = useEmployee(employee, company, (name) => {
    setBefore(name)
    onSaved(name)
  })
  return (
    <FormDialog
      title={employee === null ? 'Medewerker toevoegen' : 'Medewerker wijzigen'}
      wide
      keep={employee === null ? `employee of ${company}` : `employee ${employee.id}`}
      {...(employee === null && { more: 'Opslaan en nog een' })}
      form={form}
      onClose={onClose}
    >
      {(form) => (
        <>
          {before !== null && (
            <Notice tone="good">
              <span translate="no">{before}</span> <span>is opgeslagen.</span>
            </Notice>
          )}
          <EmployeeInputs form={form} stored={employee?.bsn ?? ''} />
          {employee !== null && (
            <>
              <Workdays value={form.values.workdays} onChange={(workdays) => form.set({ workdays })} />
              <Tick
                {...form.tick('is_approved')}
                label="Goedgekeurd"
                description="Dat jij de gegevens hebt nagekeken. Uren schrijven kan ook zonder vinkje: dan staat er In behandeling."
              />
            </>
          )}
        </>
      )}
    </FormDialog>
  )
}
