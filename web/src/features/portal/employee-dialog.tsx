import type { Employee } from '../../api/employees'
import { EmployeeInputs } from '../../shared/employee/employee-inputs'
import { useEmployee } from '../../shared/employee/use-employee'
import { FormDialog } from '../../ui/form-dialog'
import { Tick } from '../../ui/tick'

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
    <FormDialog
      title={employee === null ? 'Medewerker toevoegen' : 'Medewerker wijzigen'}
      wide
      keep={employee === null ? `employee of ${company}` : `employee ${employee.id}`}
      form={useEmployee(employee, company, onSaved)}
      onClose={onClose}
    >
      {(form) => (
        <>
          <EmployeeInputs form={form} stored={employee?.bsn ?? ''} />
          {employee !== null && (
            <Tick
              {...form.tick('is_approved')}
              label="Goedgekeurd"
              description="Zonder vinkje is de medewerker nog in behandeling."
            />
          )}
        </>
      )}
    </FormDialog>
  )
}
