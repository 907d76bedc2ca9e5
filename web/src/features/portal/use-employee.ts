import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { addEmployee, changeEmployee, type Employee, nameOf, useEmployeesAgain } from '../../api/employees'
import type { Problem } from '../../lib/problem'
import { type EmployeeText, employeeNames, inputId, lackOf } from './employee-fields'
import { refusalOf } from './employee-refusal'

const incomplete = 'Vul alle verplichte velden in'
const noCompany = 'Geen bedrijf geselecteerd'

/** What is sent of an employee. */
export interface EmployeeForm {
  text: EmployeeText
  approved: boolean
}

/** Returns what keeps an employee from being sent. */
function lacking(text: EmployeeText, company: number | null): Problem[] {
  const empty = employeeNames.flatMap((name) => {
    const message = lackOf(text, name)
    return message === undefined ? [] : [{ field: name, message }]
  })
  if (empty.length > 0) return [{ field: null, message: incomplete }, ...empty]
  return company === null ? [{ field: null, message: noCompany }] : []
}

/** Adds an employee to a company, or changes one. The first wrong field gets the focus. */
export function useEmployee(employee: Employee | null, company: number | null, onSaved: (name: string) => void) {
  const again = useEmployeesAgain()
  const [problems, setProblems] = useState<Problem[]>([])
  const { mutate, isPending } = useMutation({
    mutationFn: ({ text, approved }: EmployeeForm) => {
      const body = { ...text, is_approved: approved }
      return employee === null
        ? addEmployee({ ...body, company_profile: company ?? 0 })
        : changeEmployee(employee.id, body)
    },
    onSuccess: (saved) => onSaved(nameOf(saved)),
    onError: (error) =>
      setProblems(
        refusalOf(error, employee === null ? 'Kon medewerker niet toevoegen' : 'Kon medewerker niet opslaan'),
      ),
    onSettled: again,
  })

  useEffect(() => {
    const first = employeeNames.find((name) => problems.some(({ field }) => field === name))
    if (first !== undefined) document.getElementById(inputId(first))?.focus()
  }, [problems])

  function send(form: EmployeeForm) {
    if (isPending) return
    const found = lacking(form.text, employee?.company_profile ?? company)
    setProblems(found)
    if (found.length === 0) mutate(form)
  }

  return { send, saving: isPending, problems }
}
