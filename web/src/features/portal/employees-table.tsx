import { Button, Group } from '@mantine/core'
import { type Employee, nameOf } from '../../api/employees'
import { ApprovalChip } from '../../shared/request/approval-chip'
import { MailAddress } from '../../ui/mail-address'
import { type Column, RowTable } from '../../ui/row-table'
import { TwoLines } from '../../ui/two-lines'
import { BsnCell } from './bsn-cell'

interface Props {
  employees: Employee[]
  onEdit: (employee: Employee) => void
  onRemove: (employee: Employee) => void
  onRestore: (employee: Employee) => void
}

const columnsWith = ({ onEdit, onRemove, onRestore }: Props): [Column<Employee>, ...Column<Employee>[]] => [
  {
    label: 'Naam',
    cell: (employee) => (
      <TwoLines below={employee.function_title}>
        <span translate="no">{nameOf(employee)}</span>
      </TwoLines>
    ),
  },
  {
    label: 'E-mailadres',
    cell: ({ email, assigned_projects: projects }) => (
      <TwoLines below={projects.join(', ')}>
        <MailAddress>{email}</MailAddress>
      </TwoLines>
    ),
  },
  { label: 'BSN', cell: (employee) => <BsnCell key={employee.bsn} employee={employee} /> },
  {
    label: 'Status',
    width: 'var(--wbso-field)',
    cell: ({ is_approved, archived }) => <ApprovalChip approved={is_approved} archived={archived} />,
  },
  {
    label: 'Actie',
    cell: (employee) => (
      <Group gap="xs" wrap="nowrap">
        {employee.archived ? (
          <Action label="Zet terug" of={employee} onPress={onRestore} />
        ) : (
          <>
            <Action label="Wijzig" of={employee} onPress={onEdit} />
            <Action label="Verwijder" of={employee} onPress={onRemove} />
          </>
        )}
      </Group>
    ),
  },
]

interface ActionProps {
  label: string
  of: Employee
  onPress: (employee: Employee) => void
}

const Action = ({ label, of, onPress }: ActionProps) => (
  <Button variant="default" size="xs" aria-label={`${label} ${nameOf(of)}`} onClick={() => onPress(of)}>
    {label}
  </Button>
)

/** The employees of a company. */
export function EmployeesTable(props: Props) {
  return <RowTable card name="Medewerkers" columns={columnsWith(props)} rows={props.employees} keyOf={({ id }) => id} />
}
