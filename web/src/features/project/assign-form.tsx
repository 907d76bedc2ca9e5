import { Checkbox, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { assignEmployees, type Employee, nameOf, useEmployeesAgain } from '../../api/employees'
import { failure } from '../../lib/messages'
import { problemAt, problemsOf } from '../../lib/problem'
import { DialogForm } from '../../ui/form-dialog'

interface Props {
  number: string
  available: Employee[]
  /** Leads to the form of somebody who is not among them. */
  newButton: ReactNode
  onClose: () => void
}

/** The choice of one or more employees. */
export function AssignForm({ number, available, newButton, onClose }: Props) {
  const again = useEmployeesAgain()
  const chosen = ({ employees }: { employees: string[] }) =>
    available.map(({ id }) => String(id)).filter((id) => employees.includes(id)) // some may have gone meanwhile
  return (
    <DialogForm
      keep={`assign ${number}`}
      action="Toewijzen"
      form={{
        initial: { employees: [] as string[] },
        check: (typed) => problemsOf({ employees: chosen(typed).length === 0 ? 'Selecteer een medewerker' : null }),
        send: (typed) => assignEmployees(number, chosen(typed).map(Number)).finally(again),
        refusal: (error) => [{ field: null, message: failure(error, 'Kon medewerker niet toewijzen') }],
      }}
      onClose={onClose}
    >
      {({ values, set, problems }) => {
        const missing = chosen(values).length > 0 ? undefined : problemAt(problems, 'employees')
        return (
          <>
            <Checkbox.Group
              label="Wie werkt er aan dit project?"
              value={chosen(values)}
              error={missing}
              onChange={(employees) => set({ employees })}
            >
              <Stack id="employees" gap="sm" mah="40vh" p="0.25rem" style={{ overflowY: 'auto' }}>
                {available.map((employee) => (
                  <Checkbox
                    key={employee.id}
                    value={String(employee.id)}
                    label={nameOf(employee)}
                    description={employee.function_title}
                    aria-invalid={missing === undefined ? undefined : true}
                  />
                ))}
              </Stack>
            </Checkbox.Group>
            <div>{newButton}</div>
          </>
        )
      }}
    </DialogForm>
  )
}
