import { Anchor, Button, Group, Text } from '@mantine/core'
import { Link } from 'react-router'
import { type Employee, nameOf } from '../../api/employees'
import { revealBsn } from '../../api/staff'
import { ApiError, needsPassword } from '../../lib/api-error'
import { failure } from '../../lib/messages'
import { paths } from '../../lib/paths'
import { useConfirmed } from '../../shared/account/use-confirmed'
import { ApprovalChip } from '../../shared/request/approval-chip'
import { MailAddress } from '../../ui/mail-address'
import { type Column, RowTable } from '../../ui/row-table'
import { TwoLines } from '../../ui/two-lines'
import { useOnce } from '../../ui/use-once'

/**
 * The masked BSN of an employee, and on a press the whole of it. The server notes each time who
 * asked, and wants the password when it was not typed a short while ago.
 */
function BsnCell({ employee, reveals }: { employee: Employee; reveals: boolean }) {
  const { confirmed, dialog } = useConfirmed(
    'Een BSN laten we pas zien als we zeker weten dat jij het bent. Daarna hoeft het tien minuten niet meer.',
  )
  const { data, error, isPending, mutate, reset } = useOnce({
    mutationFn: () => confirmed(() => revealBsn(employee.id)),
    gcTime: 0, // the number stays nowhere
  })
  if (employee.bsn === '') return '-'
  if (!reveals) return employee.bsn
  const shown = data !== undefined
  const label = shown ? 'Verberg' : 'Toon'
  return (
    <Group gap="2xs">
      <Text span inherit miw="5.5rem" aria-live="polite">
        {data ?? employee.bsn}
      </Text>
      <Button
        variant="default"
        size="compact-xs"
        aria-label={`${label} BSN van ${nameOf(employee)}`}
        aria-disabled={isPending || undefined}
        aria-busy={isPending || undefined}
        onClick={() => (shown ? reset() : void mutate())}
      >
        {label}
      </Button>
      {dialog}
      {error && !needsPassword(error) && <span role="alert">{failure(error, 'Kon BSN niet tonen')}</span>}
      {error instanceof ApiError && error.code === 'second_factor_required' && (
        <Anchor component={Link} fw={600} to={paths.profileSecurity}>
          Zet de tweede stap aan
        </Anchor>
      )}
    </Group>
  )
}

interface Props {
  employees: Employee[]
  /** Whether the user may change them. */
  edits: boolean
  /** Whether the user may reveal a BSN. */
  reveals: boolean
  onEdit: (employee: Employee) => void
  onRemove: (employee: Employee) => void
  onRestore: (employee: Employee) => void
}

const columnsWith = ({
  edits,
  reveals,
  onEdit,
  onRemove,
  onRestore,
}: Props): [Column<Employee>, ...Column<Employee>[]] => [
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
  { label: 'BSN', cell: (employee) => <BsnCell key={employee.bsn} employee={employee} reveals={reveals} /> },
  {
    label: 'Status',
    width: 'var(--wbso-field)',
    cell: ({ is_approved, archived }) => <ApprovalChip approved={is_approved} archived={archived} />,
  },
  ...(edits
    ? [
        {
          label: 'Actie',
          cell: (employee: Employee) => (
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
    : []),
]

const Action = ({ label, of, onPress }: { label: string; of: Employee; onPress: (employee: Employee) => void }) => (
  <Button variant="default" size="xs" aria-label={`${label} ${nameOf(of)}`} onClick={() => onPress(of)}>
    {label}
  </Button>
)

/** The employees of a company. */
export function EmployeesTable(props: Props) {
  return <RowTable card name="Medewerkers" columns={columnsWith(props)} rows={props.employees} keyOf={({ id }) => id} />
}
