import { Anchor, Button, Stack, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { unassignEmployee } from '../../api/assignments'
import { type Employee, nameOf, projectEmployees, useEmployeesAgain } from '../../api/employees'
import { useProject } from '../../api/projects'
import { focusAfter } from '../../lib/focus'
import { failure } from '../../lib/messages'
import { paths, projectPaths } from '../../lib/paths'
import { useMay } from '../../shared/company/use-may'
import { ApprovalChip } from '../../shared/request/approval-chip'
import { usePageTitle } from '../../shared/site/use-page-title'
import { Actions } from '../../ui/actions'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { Empty } from '../../ui/empty'
import { Icon } from '../../ui/icon'
import { Loaded } from '../../ui/loaded'
import { MailAddress } from '../../ui/mail-address'
import { Notice } from '../../ui/notice'
import { Page } from '../../ui/page'
import { type Column, RowTable } from '../../ui/row-table'
import { useConfirm } from '../../ui/use-confirm'
import { usePassing } from '../../ui/use-passing'
import { AssignDialog } from './assign-dialog'

const columnsWith = (onUnassign: EmployeesTableProps['onUnassign']): [Column<Employee>, ...Column<Employee>[]] => [
  { label: 'Naam', cell: nameOf },
  { label: 'Functie', cell: ({ function_title: title }) => title || '-' },
  { label: 'E-mailadres', cell: ({ email }) => <MailAddress>{email}</MailAddress> },
  {
    label: 'Status',
    width: 'var(--wbso-field)',
    cell: ({ is_approved, archived }) => <ApprovalChip approved={is_approved} archived={archived} />,
  },
  ...(onUnassign === null
    ? []
    : [
        {
          label: 'Actie',
          cell: (employee: Employee) => (
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
      ]),
]

interface EmployeesTableProps {
  employees: Employee[]
  /** Null for who may not take them off. */
  onUnassign: ((employee: Employee) => void) | null
}

/** The employees assigned to a project. */
function EmployeesTable({ employees, onUnassign }: EmployeesTableProps) {
  return <RowTable card name="Medewerkers" columns={columnsWith(onUnassign)} rows={employees} keyOf={({ id }) => id} />
}

interface Props {
  employee: Employee
  number: string
  onDone: () => void
  onClose: () => void
}

/** Asks before an employee is taken off a project. */
function Unassign({ employee, number, onDone, onClose }: Props) {
  const again = useEmployeesAgain()
  const confirm = useConfirm({
    act: () => unassignEmployee(number, employee.id),
    refusal: (error) => failure(error, 'Kon medewerker niet ontkoppelen'),
    onDone,
    onSettled: again,
  })
  return (
    <ConfirmDialog title="Medewerker ontkoppelen?" action="Ontkoppelen" {...confirm} onClose={onClose}>
      {nameOf(employee)} kan dan geen nieuwe uren op dit project krijgen. De uren die er al zijn, blijven staan.
    </ConfirmDialog>
  )
}

const shownFor = 3_000 // ms

/** The employees of a project, to assign and to take off. */
export default function EmployeesPage() {
  usePageTitle('Medewerkers')
  const { project_number: number, project_title: title, client_company: company } = useProject()
  const list = useQuery(projectEmployees(number))
  const edits = useMay(company.id)('editEmployees')
  const some = (list.data ?? []).length > 0
  const [assigning, setAssigning] = useState(false)
  const [leaving, setLeaving] = useState<Employee | null>(null)
  const { message, say } = usePassing(shownFor)
  const heading = useRef<HTMLHeadingElement>(null)

  function unassigned() {
    say('Medewerker ontkoppeld van project')
    focusAfter(() => setLeaving(null), heading)
  }

  return (
    <Page title="Medewerkers" headingRef={heading} lead={title} wide>
      {edits && (
        <Stack>
          <Actions>
            <Button leftSection={<Icon of={IconPlus} />} onClick={() => setAssigning(true)}>
              Toewijzen
            </Button>
            {some && (
              <Button component={Link} to={projectPaths.hours(number)} variant="default">
                Uren toevoegen
              </Button>
            )}
          </Actions>
          <Text variant="lead">
            Staat iemand er niet bij? Kies Nieuwe medewerker bij het toewijzen, of voeg medewerkers toe aan je bedrijf{' '}
            <Anchor component={Link} inherit to={paths.portal}>
              in het portaal
            </Anchor>
            .
          </Text>
        </Stack>
      )}
      {message !== null && <Notice tone="good">{message}</Notice>}
      <Loaded
        query={list}
        text="We halen de medewerkers op."
        as="table"
        failed="Kon medewerkers niet laden"
        empty={<Empty drawing="people">Er zijn nog geen medewerkers toegewezen aan dit project.</Empty>}
      >
        {(employees) => <EmployeesTable employees={employees} onUnassign={edits ? setLeaving : null} />}
      </Loaded>
      {assigning && (
        <AssignDialog
          number={number}
          company={company.id}
          some={some}
          onAdded={(name) => say(`${name} is toegevoegd en toegewezen.`)}
          onClose={() => setAssigning(false)}
        />
      )}
      {leaving !== null && (
        <Unassign employee={leaving} number={number} onDone={unassigned} onClose={() => setLeaving(null)} />
      )}
    </Page>
  )
}
