import { memo } from 'react'
import { dayWords, shortDay, shortWeekday } from '../../../lib/day-words'
import type { Day } from '../../../lib/rules/dates'
import { type Hours, hoursText } from '../../../lib/rules/hours'
import styles from './grid.module.css'
import { type Cell, cellId } from './model'

interface Props {
  employee: number
  name: string
  day: Day
  saved: Hours
  cell: Cell | undefined
  /** Why nothing can be typed, or null. */
  closed: string | null
  onWrite: (day: Day, text: string) => void
}

/** The id of the line that says how much room is left at the cell with the focus. */
export const roomId = 'ruimte'

export const problemId = (employee: number, day: Day): string => `${cellId({ employee, day })}-fout`

/** A day of an employee: what is typed, which is added to the saved hours below it. */
export const DayCell = memo(function DayCell({ employee, name, day, saved, cell, closed, onWrite }: Props) {
  const sending = cell?.progress === 'sending'
  const problem = cell?.problem ?? null
  return (
    <td className={styles.day} data-label={`${shortWeekday(day)} ${shortDay(day)}`}>
      <input
        className={styles.input}
        id={cellId({ employee, day })}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        aria-label={`${name}, ${dayWords(day)}`}
        aria-describedby={problem === null ? roomId : `${problemId(employee, day)} ${roomId}`}
        aria-invalid={cell?.progress === 'refused' || undefined}
        aria-disabled={closed !== null || undefined}
        aria-busy={sending || undefined}
        readOnly={closed !== null || sending}
        data-employee={employee}
        data-day={day}
        data-progress={cell?.progress}
        value={cell?.text ?? ''}
        onChange={(event) => onWrite(day, event.currentTarget.value)}
      />
      <span className={styles.saved}>{saved > 0 && `${hoursText(saved)} uur`}</span>
    </td>
  )
})
