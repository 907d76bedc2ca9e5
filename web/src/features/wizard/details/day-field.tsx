import { IconCalendar } from '@tabler/icons-react'
import { useRef } from 'react'
import { shortDate } from '../../../lib/rules/dates'
import { parseTypedDate } from '../../../lib/typed-date'
import { TextField } from '../../../ui/text-field'
import styles from './start-date.module.css'

interface Props {
  name: string
  label: string
  description: string
  value: string
  onWrite: (text: string) => void
  check: (text: string) => string | null
  problem: string | undefined
}

/** A day, typed or picked from the browser's calendar. */
export function DayField({ value, onWrite, ...rest }: Props) {
  const native = useRef<HTMLInputElement>(null)
  const picker = (
    <div className={styles.picker}>
      <button
        className={styles.open}
        type="button"
        aria-label="Open de kalender"
        onClick={() => native.current?.showPicker()}
      >
        <IconCalendar size={20} stroke={1.75} aria-hidden="true" />
      </button>
      <input
        className={styles.native}
        ref={native}
        type="date"
        tabIndex={-1}
        aria-hidden="true"
        value={parseTypedDate(value).value ?? ''}
        onChange={(event) => event.currentTarget.value !== '' && onWrite(shortDate(event.currentTarget.value))}
      />
    </div>
  )
  return (
    <TextField {...rest} value={value} onWrite={onWrite} autoComplete="off" maxWidth="12rem" rightSection={picker} />
  )
}
