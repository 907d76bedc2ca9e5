import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { changeEmployee, companyEmployees, type Employee, nameOf, useEmployeesAgain } from '../../api/employees'
import { removeEmployee } from '../../api/staff'
import { focusAfter } from '../../lib/focus'
import { failure } from '../../lib/messages'
import { useMay } from '../../shared/company/use-may'
import { refusalOf } from '../../shared/employee/employee-refusal'
import { Actions } from '../../ui/actions'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { Empty } from '../../ui/empty'
import { Icon } from '../../ui/icon'
import { Loaded } from '../../ui/loaded'
import { Notice } from '../../ui/notice'
import { Part } from '../../ui/part'
import { Tick } from '../../ui/tick'
import { useConfirm } from '../../ui/use-confirm'
import { useOnce } from '../../ui/use-once'
import { EmployeeListDialog } from './employee-list-dialog'
import { EmployeesTable } from './employees-table'
import { useReveals } from './use-reveals'

/** Brings employees back from the archive. */
function useRestore(say: (message: string) => void) {
  const again = useEmployeesAgain()
  const { mutate, error } = useOnce({
    mutationFn: ({ id }: Employee) => changeEmployee(id, { archived: false }),
    onSuccess: (employee) => say(`${nameOf(employee)} is terug uit het archief.`),
    onSettled: again,
  })
  return { restore: mutate, failed: error && (refusalOf(error, 'Kon medewerker niet terugzetten')[0]?.message ?? null) }
}

interface RemoveEmployeeProps {
  employee: Employee
  onRemoved: () => void
  onClose: () => void
}

/** Asks before an employee leaves the list: one with hours is archived, one without is deleted. */
function RemoveEmployee({ employee, onRemoved, onClose }: RemoveEmployeeProps) {
  const again = useEmployeesAgain()
  const name = nameOf(employee)
  const confirm = useConfirm({
    act: () => removeEmployee(employee.id),
    refusal: (error) => failure(error, 'Kon medewerker niet verwijderen'),
    onDone: onRemoved,
    onSettled: again,
  })
  return (
    <ConfirmDialog title="Medewerker verwijderen?" action="Verwijderen" {...confirm} onClose={onClose}>
      Heeft {name} al uren, dan komt {name} in het archief: de uren blijven in je rapporten en er komen geen nieuwe bij.
      Zonder uren verwijderen we alle gegevens van {name}.
    </ConfirmDialog>
  )
}

interface Props {
  company: number
  /** What was done last, in words. */
  said: string | null
  say: (message: string) => void
  /** Opens the window of an employee, or of a new one. */
  onEdit: (employee: Employee | null) => void
}

/** The employees of a company, to add, change and remove, and on request those in the archive. */
export function EmployeesPart({ company, said, say, onEdit }: Props) {
  const edits = useMay(company)('editEmployees')
  const reveals = useReveals(company)
  const [archived, setArchived] = useState(false)
  const [listing, setListing] = useState(false)
  const [removing, setRemoving] = useState<Employee | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const list = useQuery({ ...companyEmployees(company, archived), placeholderData: keepPreviousData })
  const { restore, failed } = useRestore(restored)

  function restored(message: string) {
    say(message)
    heading.current?.focus() // the button that had the focus goes
  }

  function removed(employee: Employee) {
    say(`${nameOf(employee)} staat niet meer in de lijst. Uren die er al waren, blijven bewaard.`)
    focusAfter(() => setRemoving(null), heading)
  }

  return (
    <Part
      title="Medewerkers"
      headingRef={heading}
      action={
        edits && (
          <Actions>
            <Button variant="default" size="sm" leftSection={<Icon of={IconPlus} />} onClick={() => onEdit(null)}>
              Medewerker toevoegen
            </Button>
            <Button variant="default" size="sm" onClick={() => setListing(true)}>
              Lijst toevoegen
            </Button>
          </Actions>
        )
      }
    >
      {said !== null && <Notice tone="good">{said}</Notice>}
      {failed !== null && <Notice tone="error">{failed}</Notice>}
      <Loaded
        query={list}
        text="We halen je medewerkers op."
        as="table"
        failed="Kon medewerkers niet laden"
        empty={
          <Empty drawing="people">
            {edits
              ? 'Je hebt nog geen medewerkers. Voeg toe wie aan je projecten werkt.'
              : 'Dit bedrijf heeft nog geen medewerkers.'}
          </Empty>
        }
      >
        {(employees) => (
          <EmployeesTable
            employees={employees}
            edits={edits}
            reveals={reveals}
            onEdit={onEdit}
            onRemove={setRemoving}
            onRestore={restore}
          />
        )}
      </Loaded>
      <Tick
        name="archived"
        label="Toon gearchiveerde medewerkers"
        checked={archived}
        onTick={setArchived}
        problem={undefined}
      />
      {listing && <EmployeeListDialog company={company} onSaved={say} onClose={() => setListing(false)} />}
      {removing !== null && (
        <RemoveEmployee employee={removing} onRemoved={() => removed(removing)} onClose={() => setRemoving(null)} />
      )}
    </Part>
  )
}
