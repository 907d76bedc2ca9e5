import { Button, Checkbox } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { assignEmployees, type Employee, nameOf, useEmployeesAgain } from '../../api/employees'
import { failure } from '../../lib/messages'
import styles from '../../ui/dialog-form.module.css'
import { Notice } from '../../ui/notice'
import own from './employees.module.css'

interface Props {
  number: string
  available: Employee[]
  onClose: () => void
}

/** The choice of one or more employees. */
export function AssignForm({ number, available, onClose }: Props) {
  const [ticked, setTicked] = useState<string[]>([])
  const [asked, setAsked] = useState(false)
  const chosen = available.map(({ id }) => String(id)).filter((id) => ticked.includes(id)) // some may have gone meanwhile
  const first = useRef<HTMLInputElement>(null)
  const again = useEmployeesAgain()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => assignEmployees(number, chosen.map(Number)),
    onSuccess: onClose,
    onSettled: again,
  })
  const missing = asked && chosen.length === 0

  function submit(event: FormEvent) {
    event.preventDefault()
    setAsked(true)
    if (chosen.length === 0) first.current?.focus()
    else if (!isPending) mutate()
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <Checkbox.Group
        label="Wie werkt er aan dit project?"
        value={chosen}
        error={missing && 'Selecteer een medewerker'}
        onChange={setTicked}
      >
        <div className={own.choices}>
          {available.map((employee, index) => (
            <Checkbox
              key={employee.id}
              ref={index === 0 ? first : undefined}
              value={String(employee.id)}
              label={nameOf(employee)}
              description={employee.function_title}
              aria-invalid={missing || undefined}
            />
          ))}
        </div>
      </Checkbox.Group>
      {error && <Notice tone="error">{failure(error, 'Kon medewerker niet toewijzen')}</Notice>}
      <div className={styles.actions}>
        <Button type="submit" aria-disabled={isPending || undefined}>
          Toewijzen
        </Button>
        <Button variant="default" onClick={onClose}>
          Annuleren
        </Button>
      </div>
    </form>
  )
}
