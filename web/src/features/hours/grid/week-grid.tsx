import { type Dispatch, type FocusEvent, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { type Day, daysOfWeek } from '../../../lib/rules/dates'
import { useUndoKey } from '../../../lib/use-undo-key'
import styles from './grid.module.css'
import { GridFoot } from './grid-foot'
import { GridHead } from './grid-head'
import { GridRow } from './grid-row'
import { countFilled, type Place, type Rows } from './model'
import { focusCell } from './moves'
import type { Person } from './people'
import { PersonChoice } from './person-choice'
import type { Emptied, GridAction } from './reducer'
import { SaveBar } from './save-bar'
import { placeOf, useMoves } from './use-moves'

interface Props {
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
}

/** The employee and the column that have the focus. */
interface Focus {
  employee: number
  column: number
}

/** The hours of a week to fill in: a row per employee, seven days. Small screens show one employee at a time. */
export function WeekGrid(props: Props) {
  const { monday, today, people, rows, emptied, dispatch, onGo, chosen, onChoose, loading, saving, odd, onSave } = props
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
    flushSync(() => {
      dispatch({ type: 'putBack', monday })
      onChoose(last.at.employee) // small screens show one at a time
    })
    focusCell(last.at)
  }

  function onFocus({ target }: FocusEvent<HTMLElement>) {
    const place = placeOf(target)
    setFocus(place && { employee: place.employee, column: days.indexOf(place.day) })
    if (place !== null && target instanceof HTMLInputElement) target.select() // typing replaces what is there
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
        saving={saving}
        odd={odd}
        onSave={onSave}
      />
    </div>
  )
}
