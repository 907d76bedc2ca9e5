import { changeEmployee, type Employee, nameOf, useEmployeesAgain } from '../../api/employees'
import { refusalOf } from '../../shared/employee/employee-refusal'
import { useOnce } from '../../ui/use-once'

/** Brings employees back from the archive. The masked BSN keeps the stored one. */
export function useRestore(say: (message: string) => void) {
  const again = useEmployeesAgain()
  const { mutate, error } = useOnce({
    mutationFn: ({ id, first_name, last_name, function_title, email, bsn }: Employee) =>
      changeEmployee(id, { first_name, last_name, function_title, email, bsn, archived: false }),
    onSuccess: (employee) => say(`${nameOf(employee)} is terug uit het archief.`),
    onSettled: again,
  })
  return { restore: mutate, failed: error && (refusalOf(error, 'Kon medewerker niet terugzetten')[0]?.message ?? null) }
}
