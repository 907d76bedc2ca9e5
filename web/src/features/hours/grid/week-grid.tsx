import { type ClipboardEvent, type FocusEvent, useMemo, useState } from 'react'
import type { HourEntry } from '../../../api/hours'
import { focusAfter } from '../../../lib/focus'
import { daysOfWeek } from '../../../lib/rules/dates'
import { useUndoKey } from '../../../ui/use-undo-key'
import styles from './grid.module.css'
import { GridFoot } from './grid-foot'
import { GridHead } from './grid-head'
import type { GridProps } from './grid-props'
import { GridRow } from './grid-row'
import { isOf } from './lines'
import { cellId, type Place } from './model'
import { RowChoice } from './row-choice'
import { SaveBar } from './save-bar'
import { placeOf, useMoves } from './use-moves'

/** The row and the column that have the focus. */
interface Focus {
  row: number
  column: number
}

/** The hours of a week to fill in: seven days a row. Small screens show one row at a time. */
export function WeekGrid(props: GridProps) {
  const { label, monday, today, lines, rows, emptied, dispatch, onGo, chosen, onChoose, loading } = props
  const { onPaste, onDone, onList, sign } = props
  const days = useMemo(() => daysOfWeek(monday), [monday])
  const [focus, setFocus] = useState<Focus | null>(null)
  const day = days[focus?.column ?? -1]
  const at: Place | null = focus === null || day === undefined ? null : { row: focus.row, day }
  const last = emptied.at(-1)
  useUndoKey(putBack)
  const onKeyDown = useMoves({ rows: lines.map(({ id }) => id), days, dispatch, onGo, onPutBack: putBack })

  /** Puts back what was emptied last, and goes there. */
  function putBack() {
    if (last === undefined) return
    dispatch({ type: 'putBack', monday })
    goTo(last.at)
  }

  /** Says that an entry is back, and goes there. */
  function putBackEntry(entry: HourEntry) {
    onDone({ what: 'restored', entry })
    const line = lines.find(isOf(entry))
    if (line !== undefined) goTo({ row: line.id, day: entry.date })
  }

  function goTo(place: Place) {
    focusAfter(
      () => onChoose(place.row), // small screens show one at a time
      () => document.getElementById(cellId(place)),
    )
  }

  function onFocus({ target }: FocusEvent<HTMLElement>) {
    const place = placeOf(target)
    setFocus(place && { row: place.row, column: days.indexOf(place.day) })
    if (place !== null && target instanceof HTMLInputElement) target.select() // typing replaces what is there
  }

  function paste(event: ClipboardEvent) {
    const place = placeOf(event.target)
    if (place !== null && onPaste(place, event.clipboardData.getData('text/plain'))) event.preventDefault()
  }

  return (
    <div className={styles.grid}>
      <RowChoice label={label} lines={lines} chosen={chosen} onChoose={onChoose} />
      <table
        className={styles.table}
        aria-label="Uren van de week"
        aria-busy={loading}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
        onBlur={() => setFocus(null)}
        onPaste={paste}
      >
        <GridHead label={label} days={days} today={today} sign={sign} />
        {lines.map((line) => (
          <GridRow
            key={line.id}
            line={line}
            days={days}
            row={rows[line.id]}
            chosen={line.id === chosen}
            dispatch={dispatch}
            onDone={onDone}
            onList={onList}
          />
        ))}
        <GridFoot lines={lines} rows={rows} days={days} />
      </table>
      <SaveBar {...props} at={at} onPutBack={putBack} onRestored={putBackEntry} />
    </div>
  )
}
