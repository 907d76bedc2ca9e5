import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type Employee, nameOf, revealBsn } from '../../api/employees'
import { failure } from '../../lib/messages'
import styles from './employees-part.module.css'

/** The masked BSN of an employee, and on a press the whole of it. The server notes each time who asked. */
export function BsnCell({ employee }: { employee: Employee }) {
  const { data, error, isPending, mutate, reset } = useMutation({
    mutationFn: () => revealBsn(employee.id),
    gcTime: 0, // the number stays nowhere
  })
  if (employee.bsn === '') return '-'
  const shown = data !== undefined
  const label = shown ? 'Verberg' : 'Toon'
  return (
    <div className={styles.bsn}>
      <span className={styles.number} aria-live="polite">
        {data ?? employee.bsn}
      </span>
      <Button
        variant="default"
        size="compact-xs"
        aria-label={`${label} BSN van ${nameOf(employee)}`}
        aria-disabled={isPending || undefined}
        onClick={() => (shown ? reset() : !isPending && mutate())}
      >
        {label}
      </Button>
      {error && <span role="alert">{failure(error, 'Kon BSN niet tonen')}</span>}
    </div>
  )
}
