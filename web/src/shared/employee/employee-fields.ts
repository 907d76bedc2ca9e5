import type { TextInputProps } from '@mantine/core'
import type { Employee } from '../../api/employees'

/** The fields of an employee, as they are typed. */
export interface EmployeeText {
  first_name: string
  last_name: string
  function_title: string
  email: string
  bsn: string
}

interface Field extends Pick<TextInputProps, 'description' | 'type' | 'inputMode' | 'autoComplete'> {
  name: keyof EmployeeText
  label: string
}

/** The fields of the form, in its order. The BSN follows them. */
export const employeeFields: Field[] = [
  { name: 'first_name', label: 'Voornaam', autoComplete: 'off' },
  { name: 'last_name', label: 'Achternaam', autoComplete: 'off' },
  { name: 'function_title', label: 'Functie', autoComplete: 'off' },
  { name: 'email', label: 'E-mailadres', type: 'email', autoComplete: 'off' },
]

/** The wire names of all fields, in the order of the form. */
export const employeeNames = [...employeeFields.map(({ name }) => name), 'bsn'] as (keyof EmployeeText)[]

const required: Partial<Record<keyof EmployeeText, string>> = {
  first_name: 'Vul de voornaam in.',
  last_name: 'Vul de achternaam in.',
  email: 'Vul het e-mailadres in.',
}

export const isRequired = (name: keyof EmployeeText): boolean => name in required

/** Returns what is said at a required field that is empty. */
export const lackOf = (text: EmployeeText, name: keyof EmployeeText): string | undefined =>
  text[name].trim() === '' ? required[name] : undefined

/** Returns an employee's fields to edit, with the masked BSN; those of none are empty. */
export const textOf = (employee: Employee | null): EmployeeText => ({
  first_name: employee?.first_name ?? '',
  last_name: employee?.last_name ?? '',
  function_title: employee?.function_title ?? '',
  email: employee?.email ?? '',
  bsn: employee?.bsn ?? '',
})

/** Comes before the ids of the fields, which other fields on the page may have too. */
export const inputPrefix = 'medewerker-'
