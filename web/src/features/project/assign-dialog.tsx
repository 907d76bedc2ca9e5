import { Button, Checkbox, Stack } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { assignEmployees, availableEmployees } from '../../api/assignments'
import { type Employee, nameOf, useEmployeesAgain } from '../../api/employees'
import { focusAfter } from '../../lib/focus'
import { failure } from '../../lib/messages'
import { problemAt, problemsOf } from '../../lib/problem'
import { inputPrefix } from '../../shared/employee/employee-fields'
import { Actions } from '../../ui/actions'
import { Dialog } from '../../ui/dialog'
import { Empty } from '../../ui/empty'
import { Failed } from '../../ui/failed'
import { DialogForm } from '../../ui/form-dialog'
import { Icon } from '../../ui/icon'
import { Loading } from '../../ui/loading'
import { NewEmployee } from './new-employee'

interface AssignFormProps {
  number: string
  available: Employee[]
  /** Leads to the form of somebody who is not among them. */
  newButton: ReactNode
  onClose: () => void
}

/** The choice of one or more employees. */
function AssignForm({ number, available, newButton, onClose }: AssignFormProps) {
  const again = useEmployeesAgain()
  const chosen = ({ employees }: { employees: string[] }) =>
    available.map(({ id }) => String(id)).filter((id) => employees.includes(id)) // some may have gone meanwhile
  return (
    <DialogForm
      keep={`assign ${number}`}
      action="Toewijzen"
      form={{
        initial: { employees: [] as string[] },
        check: (typed) => problemsOf({ employees: chosen(typed).length === 0 ? 'Selecteer een medewerker' : null }),
        send: (typed) => assignEmployees(number, chosen(typed).map(Number)).finally(again),
        refusal: (error) => [{ field: null, message: failure(error, 'Kon medewerker niet toewijzen') }],
      }}
      onClose={onClose}
    >
      {({ values, set, problems }) => {
        const missing = chosen(values).length > 0 ? undefined : problemAt(problems, 'employees')
        return (
          <>
            <Checkbox.Group
              label="Wie werkt er aan dit project?"
              value={chosen(values)}
              error={missing}
              onChange={(employees) => set({ employees })}
            >
              <Stack id="employees" gap="sm" mah="40vh" p="0.25rem" style={{ overflowY: 'auto' }}>
                {available.map((employee) => (
                  <Checkbox
                    key={employee.id}
                    value={String(employee.id)}
                    label={nameOf(employee)}
                    description={employee.function_title}
                    aria-invalid={missing === undefined ? undefined : true}
                  />
                ))}
              </Stack>
            </Checkbox.Group>
            <div>{newButton}</div>
          </>
        )
      }}
    </DialogForm>
  )
}

interface Props {
  number: string
  /** The id of the company. */
  company: number
  /** Whether somebody is assigned, as far as known. */
  some: boolean
  /** Told who was added to the company and assigned. */
  onAdded: (name: string) => void
  onClose: () => void
}

/** The window in which employees of the company are assigned to a project, and in which somebody new becomes one. */
export function AssignDialog({ number, company, some, onAdded, onClose }: Props) {
  const { data: available, isError, refetch } = useQuery(availableEmployees(number))
  const [adding, setAdding] = useState(false)
  const toNew = useRef<HTMLButtonElement>(null)

  function back() {
    focusAfter(() => setAdding(false), toNew)
  }

  function add() {
    focusAfter(
      () => setAdding(true),
      () => document.getElementById(`${inputPrefix}first_name`),
    )
  }

  const newButton = (
    <Button
      ref={toNew}
      variant={available?.length === 0 ? 'filled' : 'default'}
      leftSection={<Icon of={IconPlus} />}
      onClick={add}
    >
      Nieuwe medewerker
    </Button>
  )

  return (
    <Dialog title={adding ? 'Nieuwe medewerker toewijzen' : 'Medewerkers toewijzen'} wide={adding} onClose={onClose}>
      {(close) => {
        if (adding)
          return <NewEmployee number={number} company={company} onAdded={onAdded} onSent={close} onClose={back} />
        if (available === undefined)
          return isError ? (
            <Failed message="Kon beschikbare medewerkers niet laden" onRetry={() => void refetch()} />
          ) : (
            <Loading text="We halen de medewerkers op." as="text" />
          )
        if (available.length === 0)
          return (
            <Empty
              drawing="people"
              action={
                <Actions>
                  {newButton}
                  <Button variant="default" onClick={close}>
                    Annuleren
                  </Button>
                </Actions>
              }
            >
              {some
                ? 'Alle medewerkers van je bedrijf werken al aan dit project.'
                : 'Je bedrijf heeft geen medewerkers om toe te wijzen.'}
            </Empty>
          )
        return <AssignForm number={number} available={available} newButton={newButton} onClose={close} />
      }}
    </Dialog>
  )
}
