import type { Dispatch, KeyboardEvent } from 'react'
import { addDays, type Day } from '../../../lib/rules/dates'
import type { Place } from './model'
import { caretOf, focusCell, type Move, moveOf, placeAfter } from './moves'
import type { GridAction } from './reducer'

/** Returns the place of an input in the grid, or null for another element. */
export function placeOf(target: EventTarget): Place | null {
  if (!(target instanceof HTMLInputElement)) return null
  const { row, day } = target.dataset
  return row === undefined || day === undefined ? null : { row: Number(row), day }
}

interface Grid {
  rows: number[]
  days: Day[]
  dispatch: Dispatch<GridAction>
  /** Opens the week of a day. The focus stays on the weekday. */
  onGo: (day: Day) => void
  /** Puts back what was emptied last. */
  onPutBack: () => void
}

/** What keys do in the grid. Tab does what it does everywhere. */
export function useMoves({ rows, days, dispatch, onGo, onPutBack }: Grid) {
  const goTo = (move: Move, from: Place): boolean => {
    const place = placeAfter(move, from, rows, days)
    return place !== null && focusCell(place)
  }

  function onKeyDown(event: KeyboardEvent) {
    const place = placeOf(event.target)
    if (event.nativeEvent.isComposing) return
    if (place === null) return fromDescription(event)
    const input = event.target as HTMLInputElement
    const move = moveOf(event, caretOf(input), input.value === '')
    if (move === null) return
    event.preventDefault()
    if (move === 'empty') return dispatch({ type: 'empty', at: place })
    if (move === 'back') return onPutBack()
    if (move === 'before' || move === 'after') return onGo(addDays(place.day, move === 'before' ? -7 : 7))
    if (move !== 'on') goTo(move, place)
    else if (!goTo('down', place)) goTo('right', place)
  }

  /** Enter in a description goes to the first day of its row. */
  function fromDescription(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    const first = event.target.closest('tr')?.querySelector<HTMLInputElement>(`input[data-day]`)
    first?.focus()
  }

  return onKeyDown
}
