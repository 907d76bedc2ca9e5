import { dayWords } from '../../../lib/day-words'
import type { Day } from '../../../lib/rules/dates'
import styles from './grid.module.css'
import { type Cell, cellId } from './model'

export interface CellInputProps {
  row: number
  name: string
  day: Day
  cell: Cell | undefined
  /** Why nothing can be typed, or null. */
  closed: string | null
  onWrite: (day: Day, text: string) => void
}

/** The id of the line that says how much room is left at the cell with the focus. */
export const roomId = 'ruimte'

export const problemId = (row: number, day: Day): string => `${cellId({ row, day })}-fout`

/** The field of a cell, in which hours are typed that are added to the saved ones. */
export function CellInput({ row, name, day, cell, closed, onWrite }: CellInputProps) {
  const sending = cell?.progress === 'sending'
  const problem = cell?.problem ?? null
  return (
    <input
      className={styles.input}
      id={cellId({ row, day })}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      aria-label={`${name}, ${dayWords(day)}`}
      aria-describedby={problem === null ? roomId : `${problemId(row, day)} ${roomId}`}
      aria-invalid={cell?.progress === 'refused' || undefined}
      aria-disabled={closed !== null || undefined}
      aria-busy={sending || undefined}
      readOnly={closed !== null || sending}
      data-row={row}
      data-day={day}
      data-progress={cell?.progress}
      value={cell?.text ?? ''}
      onChange={(event) => onWrite(day, event.currentTarget.value)}
    />
  )
}
