import { Button } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import type { HourEntry } from '../../../api/hours'
import { onlyOnce } from '../../../lib/only-once'
import { problemAt } from '../../../lib/problem'
import { hoursText } from '../../../lib/rules/hours'
import type { ProjectSpan } from '../../../lib/rules/warnings'
import { Dialog } from '../../../ui/dialog'
import { Notice } from '../../../ui/notice'
import { hoursOf } from '../grid/saved'
import styles from './change-dialog.module.css'
import { ChangeField } from './change-field'
import { type ChangeText, useChange } from './use-change'

interface Props {
  entry: HourEntry
  span: ProjectSpan
  /** Called with the entry that replaces it. The dialog is then still open. */
  onChanged: (made: HourEntry) => void
  onClose: () => void
}

/** The window in which an entry is corrected. The old one is withdrawn and stays in the history. */
export function ChangeDialog({ onClose, ...props }: Props) {
  return (
    <Dialog title="Registratie wijzigen" onClose={onClose}>
      {(close) => <ChangeForm {...props} onClose={close} />}
    </Dialog>
  )
}

const fields = [
  { name: 'date', label: 'Datum', type: 'date' },
  { name: 'hours', label: 'Uren', inputMode: 'decimal' },
  { name: 'description', label: 'Beschrijving' },
] as const

function ChangeForm({ entry, span, onChanged, onClose }: Props) {
  const { date, description } = entry
  const [text, setText] = useState<ChangeText>({ date, hours: hoursText(hoursOf(entry)), description })
  const { send, sending, problems, odd } = useChange(entry, span, onChanged)
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
      {odd.length > 0 && (
        <Notice tone="warning">
          <p>Klopt dit? Druk nog een keer om het op te slaan.</p>
          {odd.map((reason) => (
            <p key={reason}>{reason}</p>
          ))}
        </Notice>
      )}
      <div className={styles.actions}>
        <Button className={styles.submit} type="submit" aria-disabled={sending || undefined} onClick={onlyOnce}>
          {odd.length > 0 ? 'Toch opslaan' : 'Opslaan'}
        </Button>
        <Button variant="default" onClick={onClose}>
          Annuleren
        </Button>
      </div>
    </form>
  )
}
