import { type ClipboardEvent, type Dispatch, type FocusEvent, useMemo, useState } from 'react'
import type { HourEntry } from '../../../api/hours'
import { focusAfter } from '../../../lib/focus'
import { type Day, daysOfWeek } from '../../../lib/rules/dates'
import { useUndoKey } from '../../../ui/use-undo-key'
import type { Done } from '../entries/entry-notice'
import type { SavedActions } from './day-cell'
import styles from './grid.module.css'
import { GridFoot } from './grid-foot'
import { GridHead } from './grid-head'
import { GridRow } from './grid-row'
import { cellId, countFilled, type Place, type Rows } from './model'
import type { Person } from './people'
import { PersonChoice } from './person-choice'
import type { Emptied, GridAction } from './reducer'
import { SaveBar } from './save-bar'
import { placeOf, useMoves } from './use-moves'

interface Props extends SavedActions {
  monday: Day
  today: Day
  people: Person[]
  /** What is typed in this week. */
  rows: Rows
  /** What was emptied in this week, the last one at the end. */
  emptied: Emptied[]
  dispatch: Dispatch<GridAction>
  onGo: (day: Day) => void
  /** The employee that small screens show. */
  chosen: number
  onChoose: (employee: number) => void
  /** Whether the saved hours are being loaded. */
  loading: boolean
  saving: boolean
  odd: string[]
  onSave: () => void
  /** Takes what is pasted in a cell, unless it is one text. */
  onPaste: (at: Place, text: string) => boolean
  /** What was done with a saved figure last. */
  done: Done
}

/** The employee and the column that have the focus. */
interface Focus {
  employee: number
  column: number
}

/** The hours of a week to fill in: a row per employee, seven days. Small screens show one employee at a time. */
export function WeekGrid(props: Props) {
  const { monday, today, people, rows, emptied, dispatch, onGo, chosen, onChoose, loading, saving, odd, onSave } = props
  const { onPaste, onDone, onList, done } = props
  const days = useMemo(() => daysOfWeek(monday), [monday])
  const [focus, setFocus] = useState<Focus | null>(null)
  const day = days[focus?.column ?? -1]
  const at: Place | null = focus === null || day === undefined ? null : { employee: focus.employee, day }
  const last = emptied.at(-1)
  useUndoKey(putBack)
  const onKeyDown = useMoves({ employees: people.map(({ id }) => id), days, dispatch, onGo, onPutBack: putBack })

  /** Puts back what was emptied last, and goes there. */
  function putBack() {
    if (last === undefined) return
    dispatch({ type: 'putBack', monday })
    goTo(last.at)
  }

  /** Says that an entry is back, and goes there. */
  function putBackEntry(entry: HourEntry) {
    onDone({ what: 'restored', entry })
    goTo({ employee: entry.employee, day: entry.date })
  }

  function goTo(place: Place) {
    focusAfter(
      () => onChoose(place.employee), // small screens show one at a time
      () => document.getElementById(cellId(place)),
    )
  }

  function onFocus({ target }: FocusEvent<HTMLElement>) {
    const place = placeOf(target)
    setFocus(place && { employee: place.employee, column: days.indexOf(place.day) })
    if (place !== null && target instanceof HTMLInputElement) target.select() // typing replaces what is there
  }

  function paste(event: ClipboardEvent) {
    const place = placeOf(event.target)
    if (place !== null && onPaste(place, event.clipboardData.getData('text/plain'))) event.preventDefault()
  }

  return (
    <div className={styles.grid}>
      <PersonChoice people={people} chosen={chosen} onChoose={onChoose} />
      <table
        className={styles.table}
        aria-label="Uren van de week"
        aria-busy={loading}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
        onBlur={() => setFocus(null)}
        onPaste={paste}
      >
        <GridHead days={days} today={today} />
        {people.map((person) => (
          <GridRow
            key={person.id}
            {...person}
            days={days}
            row={rows[person.id]}
            chosen={person.id === chosen}
            dispatch={dispatch}
            onDone={onDone}
            onList={onList}
          />
        ))}
        <GridFoot people={people} rows={rows} days={days} />
      </table>
      <SaveBar
        at={at}
        people={people}
        unsaved={countFilled(rows)}
        emptied={last}
        onPutBack={putBack}
        done={done}
        onRestored={putBackEntry}
        saving={saving}
        odd={odd}
        onSave={onSave}
      />
    </div>
  )
}
