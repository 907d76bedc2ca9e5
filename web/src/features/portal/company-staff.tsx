import { useState } from 'react'
import type { Employee } from '../../api/employees'
import { useCompanySelection } from '../../shared/company/company-selection'
import { EmployeeDialog } from './employee-dialog'
import { EmployeesPart } from './employees-part'

interface Editing {
  /** Null for a new employee. */
  employee: Employee | null
  /** The id of the company that was selected. */
  company: number
}

/** The employees of the selected company. What is typed of one stays, also when that company is gone meanwhile. */
export function CompanyStaff() {
  const { companies = [], selected } = useCompanySelection()
  const [editing, setEditing] = useState<Editing | null>(null)
  const [said, say] = useState<{ company: number; message: string } | null>(null)
  const company = selected?.id
  const there = companies.some(({ id }) => id === editing?.company)

  return (
    <>
      {company !== undefined && (
        <EmployeesPart
          key={company}
          company={company}
          said={said?.company === company ? said.message : null}
          say={(message) => say({ company, message })}
          onEdit={(employee) => setEditing({ employee, company })}
        />
      )}
      {editing !== null && (
        <EmployeeDialog
          employee={editing.employee}
          company={there ? editing.company : null}
          onSaved={(name) => say({ company: editing.company, message: `${name} is opgeslagen.` })}
          onClose={() => setEditing(null)}
        />
      )}
    </>
  )
}
