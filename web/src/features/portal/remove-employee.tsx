import { type Employee, nameOf, removeEmployee, useEmployeesAgain } from '../../api/employees'
import { failure } from '../../lib/messages'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { useConfirm } from '../../ui/use-confirm'

interface Props {
  employee: Employee
  onRemoved: () => void
  onClose: () => void
}

/** Asks before an employee leaves the list: one with hours is archived, one without is deleted. */
export function RemoveEmployee({ employee, onRemoved, onClose }: Props) {
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
