import { useEffect, useRef, useState } from 'react'
import { showChanged } from '../../../lib/show-changed'

/** Puts a row before the one at a place. */
const inserted = <Row>(rows: Row[], at: number, row: Row): Row[] => [...rows.slice(0, at), row, ...rows.slice(at)]

const without = <Row>(rows: Row[], at: number): Row[] => rows.filter((_, place) => place !== at)

const replaced = <Row>(rows: Row[], at: number, row: Row): Row[] => rows.map((one, place) => (place === at ? row : one))

/** Moves a row one place up (-1) or down (1). */
function moved<Row>(rows: Row[], at: number, by: -1 | 1): Row[] {
  const row = rows[at]
  const to = at + by
  if (row === undefined || to < 0 || to >= rows.length) return rows
  return inserted(without(rows, at), to, row)
}

interface Removed<Row> {
  row: Row
  at: number
}

/**
 * Changes the rows of a list. The focus goes along: to the first field of an added row, to the
 * button that moved one, and to the button that brings back a removed one.
 */
export function useRows<Row>(rows: Row[], onChange: (rows: Row[]) => void) {
  const list = useRef<HTMLDivElement>(null)
  const [removed, setRemoved] = useState<Removed<Row> | null>(null)
  const [focus, setFocus] = useState<string | null>(null)

  useEffect(() => {
    if (focus === null) return
    const control = list.current?.querySelector<HTMLElement>(focus)
    control?.focus()
    showChanged(control?.closest('[data-row]'))
    setFocus(null)
  }, [focus])

  const inRow = (at: number, control: string) => `[data-row="${at}"] ${control}`

  return {
    /** The element that has the rows, each with its place as data-row. */
    list,
    removed,
    write: (at: number, row: Row) => onChange(replaced(rows, at, row)),
    add(row: Row) {
      onChange([...rows, row])
      setFocus(inRow(rows.length, ':is(input, textarea)'))
    },
    move(at: number, by: -1 | 1) {
      onChange(moved(rows, at, by))
      setFocus(inRow(at + by, `[data-move="${by}"]`))
    },
    remove(at: number) {
      const row = rows[at]
      if (row === undefined) return
      setRemoved({ row, at })
      onChange(without(rows, at))
      setFocus('[data-undo]')
    },
    /** Brings back the row that was removed last. */
    undo() {
      if (removed === null) return
      onChange(inserted(rows, removed.at, removed.row))
      setFocus(inRow(removed.at, ':is(input, textarea)'))
      setRemoved(null)
    },
  }
}
