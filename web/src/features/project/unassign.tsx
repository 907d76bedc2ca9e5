import { useMutation } from '@tanstack/react-query'
import { type Employee, nameOf, unassignEmployee, useEmployeesAgain } from '../../api/employees'
import { failure } from '../../lib/messages'
import { ConfirmDialog } from '../../ui/confirm-dialog'

interface Props {
  employee: Employee
  number: string
  onDone: () => void
  onClose: () => void
}

/** Asks before an employee is taken off a project. */
export function Unassign({ employee, number, onDone, onClose }: Props) {
  const again = useEmployeesAgain()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => unassignEmployee(number, employee.id),
    onSuccess: onDone,
    onSettled: again,
  })
  return (
    <ConfirmDialog
      title="Medewerker ontkoppelen?"
      action="Ontkoppelen"
      busy={isPending}
      failed={error && failure(error, 'Kon medewerker niet ontkoppelen')}
      onConfirm={mutate}
      onClose={onClose}
    >
      {nameOf(employee)} kan dan geen nieuwe uren op dit project krijgen. De uren die er al zijn, blijven staan.
    </ConfirmDialog>
  )
}
