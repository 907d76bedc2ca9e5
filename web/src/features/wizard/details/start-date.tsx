import { IconCalendar } from '@tabler/icons-react'
import { useRef } from 'react'
import { TextField } from '../../../components/text-field'
import { shortDate } from '../../../lib/rules/dates'
import { parseTypedDate } from '../../../lib/typed-date'
import { checkStart } from '../checks'
import { FilingNote } from './filing-note'
import styles from './start-date.module.css'

interface Props {
  value: string
  onWrite: (text: string) => void
  problem: string | undefined
  /** Whether the applicant is self-employed without employees. */
  alone: boolean
}

/** The start date, typed or picked from the browser's calendar, with what follows from it. */
export function StartDate({ value, onWrite, problem, alone }: Props) {
  const native = useRef<HTMLInputElement>(null)
  const day = parseTypedDate(value).value
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
        value={day ?? ''}
        onChange={(event) => event.currentTarget.value !== '' && onWrite(shortDate(event.currentTarget.value))}
      />
    </div>
  )
  return (
    <div>
      <TextField
        name="start_of_project"
        label="Startdatum"
        description="Als dd-mm-jjjj, bijvoorbeeld 01-03-2027."
        value={value}
        onWrite={onWrite}
        check={checkStart}
        problem={problem}
        autoComplete="off"
        maxWidth="12rem"
        rightSection={picker}
      />
      {day !== null && checkStart(value) === null && <FilingNote start={day} alone={alone} />}
    </div>
  )
}
