import { addEmployee, changeEmployee, type Employee, nameOf, useEmployeesAgain } from '../../api/employees'
import type { Problem } from '../../lib/problem'
import type { FormOptions } from '../../ui/use-form'
import { type EmployeeText, employeeNames, inputPrefix, lackOf, textOf } from './employee-fields'
import { refusalOf } from './employee-refusal'

const incomplete = 'Vul alle verplichte velden in'
const noCompany = 'Geen bedrijf geselecteerd'

/** Returns what keeps an employee from being sent. */
function lacking(text: EmployeeText, company: number | null): Problem[] {
  const empty = employeeNames.flatMap((name) => {
    const message = lackOf(text, name)
    return message === undefined ? [] : [{ field: name, message }]
  })
  if (empty.length > 0) return [{ field: null, message: incomplete }, ...empty]
  return company === null ? [{ field: null, message: noCompany }] : []
}

export type EmployeeForm = EmployeeText & Pick<Employee, 'is_approved' | 'workdays'>

/** The form that adds an employee to a company, or changes one. */
export function useEmployee(
  employee: Employee | null,
  company: number | null,
  onSaved: (name: string) => void,
): FormOptions<EmployeeForm, Employee> {
  const again = useEmployeesAgain()
  return {
    initial: {
      ...textOf(employee),
      is_approved: employee?.is_approved ?? true,
      workdays: employee?.workdays ?? [], // the server's own for a new one
    },
    prefix: inputPrefix,
    check: (text) => lacking(text, employee?.company_profile ?? company),
    send: ({ workdays, ...body }) =>
      (employee === null
        ? addEmployee({ ...body, company_profile: company ?? 0 })
        : changeEmployee(employee.id, { ...body, workdays })
      ).finally(again),
    refusal: (error) =>
      refusalOf(error, employee === null ? 'Kon medewerker niet toevoegen' : 'Kon medewerker niet opslaan'),
    onSent: (saved) => onSaved(nameOf(saved)),
  }
}
