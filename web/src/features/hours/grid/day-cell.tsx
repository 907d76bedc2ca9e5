import { memo, useRef, useState } from 'react'
import type { HourEntry } from '../../../api/hours'
import { dayWords, shortDay, shortWeekday } from '../../../lib/day-words'
import { focusAfter } from '../../../lib/focus'
import type { Day } from '../../../lib/rules/dates'
import { type Hours, hoursText } from '../../../lib/rules/hours'
import type { ProjectSpan } from '../../../lib/rules/warnings'
import type { Done } from '../entries/entry-notice'
import { CellCorrection } from './cell-correction'
import styles from './grid.module.css'
import { type Cell, cellId, type Place } from './model'

/** What is done with the saved hours of a cell. */
export interface SavedActions {
  onDone: (done: NonNullable<Done>) => void
  /** Opens the entries of a day that has several, or of which they are not loaded yet. */
  onList: (at: Place) => void
}

interface Props extends SavedActions {
  row: number
  name: string
  day: Day
  saved: Hours
  /** Undefined until they are loaded. */
  entries: HourEntry[] | undefined
  span: ProjectSpan
  cell: Cell | undefined
  /** Why nothing can be typed, or null. */
  closed: string | null
  onWrite: (day: Day, text: string) => void
}

/** The id of the line that says how much room is left at the cell with the focus. */
export const roomId = 'ruimte'

export const problemId = (row: number, day: Day): string => `${cellId({ row, day })}-fout`

/** A day of a row: what is typed, which is added to the saved hours below it, and those, to be corrected. */
export const DayCell = memo(function DayCell(props: Props) {
  const { row, name, day, saved, entries = [], span, cell, closed, onWrite, onDone, onList } = props
  const [correcting, setCorrecting] = useState<HourEntry | null>(null)
  const figure = useRef<HTMLButtonElement>(null)
  const sending = cell?.progress === 'sending'
  const problem = cell?.problem ?? null

  function press() {
    const [entry] = entries
    if (entry !== undefined && entries.length === 1) setCorrecting(entry)
    else onList({ row, day })
  }

  /** Leaves the correction. Where nothing is left to correct, the field that adds gets the focus. */
  function close(withdrawn = false) {
    focusAfter(
      () => setCorrecting(null),
      () => (withdrawn ? null : figure.current) ?? document.getElementById(cellId({ row, day })),
    )
  }

  const add = (
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
  if (correcting?.date === day)
    return (
      <CellCorrection
        entry={correcting}
        span={span}
        onDone={(done) => {
          onDone(done)
          close(done.what === 'withdrawn')
        }}
        onClose={() => close()}
      >
        {add}
      </CellCorrection>
    )
  const words = `${hoursText(saved)} uur`
  return (
    <td className={styles.day} data-label={`${shortWeekday(day)} ${shortDay(day)}`}>
      {add}
      <span className={styles.saved}>
        {saved > 0 && (
          <button
            ref={figure}
            className={styles.figure}
            type="button"
            translate="no"
            aria-label={`Wijzig ${words} van ${name}, ${dayWords(day)}`}
            onClick={press}
          >
            {words}
          </button>
        )}
      </span>
    </td>
  )
})
