import { SimpleGrid, Text, TextInput } from '@mantine/core'
import type { Employee } from '../../api/employees'
import { problemAt } from '../../lib/problem'
import { FormDialog } from '../../ui/form-dialog'
import { Tick } from '../../ui/tick'
import { BsnField } from './bsn-field'
import { employeeFields, isRequired } from './employee-fields'
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
    <FormDialog
      title={employee === null ? 'Medewerker toevoegen' : 'Medewerker wijzigen'}
      wide
      keep={employee === null ? `employee of ${company}` : `employee ${employee.id}`}
      form={useEmployee(employee, company, onSaved)}
      onClose={onClose}
    >
      {({ field, tick, set, values, problems }) => (
        <>
          <Text>Voornaam, achternaam en e-mailadres zijn verplicht.</Text>
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            {employeeFields.map((props) => (
              <TextInput
                key={props.name}
                {...props}
                {...field(props.name)}
                required={isRequired(props.name)}
                withAsterisk={false}
              />
            ))}
            <BsnField
              value={values.bsn}
              stored={employee?.bsn ?? ''}
              problem={problemAt(problems, 'bsn')}
              onWrite={(bsn) => set({ bsn })}
            />
          </SimpleGrid>
          {employee !== null && (
            <Tick
              {...tick('is_approved')}
              label="Goedgekeurd"
              description="Zonder vinkje staat de medewerker op ‘in behandeling’."
            />
          )}
        </>
      )}
    </FormDialog>
  )
}
