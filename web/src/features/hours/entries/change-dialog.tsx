import { Button } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import type { HourEntry } from '../../../api/hours'
import { Dialog } from '../../../components/dialog'
import { Notice } from '../../../components/notice'
import { problemAt } from '../../../lib/problem'
import { hoursText } from '../../../lib/rules/hours'
import { hoursOf } from '../grid/saved'
import styles from './change-dialog.module.css'
import { ChangeField } from './change-field'
import { type ChangeText, useChange } from './use-change'

interface Props {
  entry: HourEntry
  onClose: () => void
}

/** The window in which an entry is corrected. The old one is withdrawn and stays in the history. */
export function ChangeDialog({ entry, onClose }: Props) {
  return (
    <Dialog title="Registratie wijzigen" onClose={onClose}>
      {(close) => <ChangeForm entry={entry} onDone={close} />}
    </Dialog>
  )
}

const fields = [
  { name: 'date', label: 'Datum', type: 'date' },
  { name: 'hours', label: 'Uren', inputMode: 'decimal' },
  { name: 'description', label: 'Beschrijving' },
] as const

function ChangeForm({ entry, onDone }: { entry: HourEntry; onDone: () => void }) {
  const { date, description } = entry
  const [text, setText] = useState<ChangeText>({ date, hours: hoursText(hoursOf(entry)), description })
  const { send, sending, problems } = useChange(entry, onDone)
  const whole = problems.find(({ field }) => field === null)

  function submit(event: FormEvent) {
    event.preventDefault()
    send(text)
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <p>{entry.employee_name}</p>
      {fields.map(({ name, ...field }) => (
        <ChangeField
          key={name}
          {...field}
          name={name}
          value={text[name]}
          problem={problemAt(problems, name)}
          onWrite={(value) => setText({ ...text, [name]: value })}
        />
      ))}
      {whole !== undefined && <Notice tone="error">{whole.message}</Notice>}
      <div className={styles.actions}>
        <Button className={styles.submit} type="submit" aria-disabled={sending || undefined}>
          Opslaan
        </Button>
        <Button variant="default" onClick={onDone}>
          Annuleren
        </Button>
      </div>
    </form>
  )
}
