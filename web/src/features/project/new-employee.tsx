import { Text } from '@mantine/core'
import { useState } from 'react'
import { assignEmployees } from '../../api/assignments'
import { type Employee, nameOf, useEmployeesAgain } from '../../api/employees'
import { keepInput } from '../../lib/keep-input'
import { failure } from '../../lib/messages'
import { EmployeeInputs } from '../../shared/employee/employee-inputs'
import { useEmployee } from '../../shared/employee/use-employee'
import { DialogForm } from '../../ui/form-dialog'

/** An employee was added to the company and could not be assigned to the project. */
class NotAssigned extends Error {
  readonly employee: Employee

  constructor(employee: Employee, cause: unknown) {
    super('the employee is not assigned', { cause })
    this.employee = employee
  }
}

interface Props {
  number: string
  /** The id of the company. */
  company: number
  onAdded: (name: string) => void
  /** Called when both are done, after which there is nothing left to choose. */
  onSent: () => void
  onClose: () => void
}

/** Adds an employee to the company and assigns them at once. When only the first works out, the next press does the second. */
export function NewEmployee({ number, company, onAdded, onSent, onClose }: Props) {
  const again = useEmployeesAgain()
  const [added, setAdded] = useState<Employee | null>(null)
  const keep = `employee of ${company}` // as in the portal: what was typed there is here too
  const form = useEmployee(null, company, (name) => {
    onAdded(name)
    onSent()
  })

  async function assign(employee: Employee): Promise<Employee> {
    await assignEmployees(number, [employee.id])
      .catch((reason: unknown) => Promise.reject(new NotAssigned(employee, reason)))
      .finally(again)
    return employee
  }

  return (
    <DialogForm
      {...(added === null && { keep })} // afterwards nothing is unsaved
      action={added === null ? 'Toevoegen en toewijzen' : 'Toewijzen'}
      form={{
        ...form,
        send: async (typed) => {
          if (added !== null) return assign(added)
          const employee = await form.send(typed)
          keepInput(keep).drop() // or a form that is opened again would add them twice
          setAdded(employee)
          return assign(employee)
        },
        refusal: (error) =>
          error instanceof NotAssigned
            ? [
                {
                  field: null,
                  message: `${nameOf(error.employee)} hoort nu bij je bedrijf, maar is nog niet toegewezen. ${failure(error.cause, 'Kon medewerker niet toewijzen')}`,
                },
              ]
            : form.refusal(error),
      }}
      onClose={onClose}
    >
      {(inputs) =>
        added === null ? (
          <EmployeeInputs form={inputs} stored="" />
        ) : (
          <Text>Wijs {nameOf(added)} toe aan dit project.</Text>
        )
      }
    </DialogForm>
  )
}
