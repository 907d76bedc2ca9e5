import { Button } from '@mantine/core'
import { type Employee, nameOf } from '../../api/employees'
import { ApprovalChip } from '../../shared/request/approval-chip'
import { MailAddress } from '../../ui/mail-address'
import { type Column, RowTable } from '../../ui/row-table'

const columnsWith = (onUnassign: (employee: Employee) => void): [Column<Employee>, ...Column<Employee>[]] => [
  { label: 'Naam', cell: nameOf },
  { label: 'Functie', cell: ({ function_title: title }) => title || '-' },
  { label: 'E-mailadres', cell: ({ email }) => <MailAddress>{email}</MailAddress> },
  {
    label: 'Status',
    width: 'var(--wbso-field)',
    cell: ({ is_approved, archived }) => <ApprovalChip approved={is_approved} archived={archived} />,
  },
  {
    label: 'Actie',
    cell: (employee) => (
      <div>
        <Button
          variant="default"
          size="xs"
          aria-label={`Ontkoppelen: ${nameOf(employee)}`}
          onClick={() => onUnassign(employee)}
        >
          Ontkoppelen
        </Button>
      </div>
    ),
  },
]

interface Props {
  employees: Employee[]
  onUnassign: (employee: Employee) => void
}

/** The employees assigned to a project. */
export function EmployeesTable({ employees, onUnassign }: Props) {
  return <RowTable card name="Medewerkers" columns={columnsWith(onUnassign)} rows={employees} keyOf={({ id }) => id} />
}
