import type { Day } from '../../../lib/rules/dates'
import { cellId, type Place } from './model'

/** What a key does in the grid. 'on' is down, or right where nothing is below; 'back' puts back what was emptied. */
export type Move = 'on' | 'up' | 'down' | 'left' | 'right' | 'first' | 'last' | 'before' | 'after' | 'empty' | 'back'

interface Pressed {
  key: string
  shiftKey: boolean
  ctrlKey: boolean
  altKey: boolean
  metaKey: boolean
}

/** The position of the caret in a cell: whether everything is selected, or it is at an end of the text. */
export interface Caret {
  start: boolean
  end: boolean
}

const always: Record<string, Move> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'first',
  End: 'last',
  PageUp: 'before',
  PageDown: 'after',
  Escape: 'empty',
}

/**
 * Returns what a key does, or null when it does what it does in any text field. The arrows leave a text only at its
 * ends, and Ctrl + Z is that of the text while there is one.
 */
export function moveOf(pressed: Pressed, caret: Caret, empty = false): Move | null {
  const { key, shiftKey, ctrlKey, altKey, metaKey } = pressed
  if (empty && key === 'z' && (ctrlKey || metaKey) && !altKey && !shiftKey) return 'back'
  if (ctrlKey || altKey || metaKey) return null
  if (key === 'Enter') return shiftKey ? 'up' : 'on'
  if (shiftKey) return null
  if (key === 'ArrowLeft') return caret.start ? 'left' : null
  if (key === 'ArrowRight') return caret.end ? 'right' : null
  return always[key] ?? null
}

export function caretOf({ selectionStart, selectionEnd, value }: HTMLInputElement): Caret {
  const all = selectionStart === 0 && selectionEnd === value.length
  const none = selectionStart === selectionEnd
  return { start: all || (none && selectionStart === 0), end: all || (none && selectionEnd === value.length) }
}

/** Returns the place that a move leads to, or null at the edge of the grid. */
export function placeAfter(move: Move, { row: id, day }: Place, rows: number[], days: Day[]): Place | null {
  const row = rows.indexOf(id)
  const column = days.indexOf(day)
  const at = (nextRow: number | undefined, nextDay: Day | undefined): Place | null =>
    nextRow === undefined || nextDay === undefined ? null : { row: nextRow, day: nextDay }
  switch (move) {
    case 'up':
      return at(rows[row - 1], day)
    case 'down':
      return at(rows[row + 1], day)
    case 'left':
      return at(id, days[column - 1])
    case 'right':
      return at(id, days[column + 1])
    case 'first':
      return at(id, days[0])
    case 'last':
      return at(id, days.at(-1))
    default:
      return null
  }
}

/** Moves the focus to a cell and selects what is in it. Reports whether the cell is drawn: small screens show one row at a time. */
export function focusCell(place: Place): boolean {
  const input = document.getElementById(cellId(place))
  const body = input?.closest('tbody')
  if (!(input instanceof HTMLInputElement) || !body || getComputedStyle(body).display === 'none') return false
  input.focus()
  return true
}
