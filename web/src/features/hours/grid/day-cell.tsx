import { memo, useRef, useState } from 'react'
import type { HourEntry } from '../../../api/hours'
import { dayWords, onDay } from '../../../lib/day-words'
import { focusAfter } from '../../../lib/focus'
import { type Hours, hoursText } from '../../../lib/rules/hours'
import type { ProjectSpan } from '../../../lib/rules/warnings'
import type { Done } from '../entries/entry-notice'
import { CellCorrection } from './cell-correction'
import { CellInput, type CellInputProps } from './cell-input'
import styles from './grid.module.css'
import { cellId, type Place } from './model'

/** What is done with the saved hours of a cell. */
export interface SavedActions {
  onDone: (done: NonNullable<Done>) => void
  /** Opens the entries of a day that has several, or of which they are not loaded yet or do not change. */
  onList: (at: Place) => void
}

interface Props extends SavedActions, CellInputProps {
  saved: Hours
  /** Undefined until they are loaded. */
  entries: HourEntry[] | undefined
  span: ProjectSpan
  /** Whether the saved hours do not change any more. */
  fixed: boolean
}

/** A day of a row: what is typed, which is added to the saved hours below it, and those, to be corrected. */
export const DayCell = memo(function DayCell(props: Props) {
  const { row, name, day, saved, entries = [], span, fixed, cell, closed, onWrite, onDone, onList } = props
  const [correcting, setCorrecting] = useState<HourEntry | null>(null)
  const figure = useRef<HTMLButtonElement>(null)

  function press() {
    const [entry] = entries
    if (entry !== undefined && entries.length === 1 && !fixed) setCorrecting(entry)
    else onList({ row, day })
  }

  /** Leaves the correction. Where nothing is left to correct, the field that adds gets the focus. */
  function close(withdrawn = false) {
    focusAfter(
      () => setCorrecting(null),
      () => (withdrawn ? null : figure.current) ?? document.getElementById(cellId({ row, day })),
    )
  }

  const add = <CellInput row={row} name={name} day={day} cell={cell} closed={closed} onWrite={onWrite} />
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
    <td className={styles.day} data-label={onDay(day)}>
      {add}
      <span className={styles.saved}>
        {saved > 0 && (
          <button
            ref={figure}
            className={styles.figure}
            type="button"
            translate="no"
            aria-label={`${fixed ? 'Bekijk' : 'Wijzig'} ${words} van ${name}, ${dayWords(day)}`}
            onClick={press}
          >
            {words}
          </button>
        )}
      </span>
    </td>
  )
})
