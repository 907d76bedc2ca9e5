import { type Employee, nameOf, unassignEmployee, useEmployeesAgain } from '../../api/employees'
import { failure } from '../../lib/messages'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { useConfirm } from '../../ui/use-confirm'

interface Props {
  employee: Employee
  number: string
  onDone: () => void
  onClose: () => void
}

/** Asks before an employee is taken off a project. */
export function Unassign({ employee, number, onDone, onClose }: Props) {
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
