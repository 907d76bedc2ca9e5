import type { Day } from '../../../lib/rules/dates'
import { closedAt, type Line } from './lines'
import type { Place, Rows } from './model'

/** What pasted cells come to: the text of each place, and how many had no place. */
export interface Pasted {
  cells: { at: Place; text: string }[]
  lost: number
}

/**
 * Lays cells that were copied from a spreadsheet over the grid: to the right and downwards from the one that they were
 * pasted in. Empty ones leave what is typed. Returns null for anything else, which is pasted as it is in any field.
 */
export function pastedAt(from: Place, text: string, lines: Line[], rows: Rows, days: Day[]): Pasted | null {
  const texts = text.replace(/[\r\n]+$/, '').split(/\r\n|\r|\n/)
  if (texts.length === 1 && !text.includes('\t')) return null
  const pasted: Pasted = { cells: [], lost: 0 }
  const row = lines.findIndex(({ id }) => id === from.row)
  const column = days.indexOf(from.day)
  texts.forEach((line, below) => {
    line.split('\t').forEach((cell, right) => {
      const target = lines[row + below]
      const day = days[column + right]
      if (cell.trim() === '') return
      const open = target !== undefined && day !== undefined && closedAt(target, day) === null
      if (open && rows[target.id]?.cells[day]?.progress !== 'sending')
        pasted.cells.push({ at: { row: target.id, day }, text: cell.trim() })
      else pasted.lost++
    })
  })
  return pasted
}

const counted = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`

/** What is said after pasting. */
export function pastedWords({ cells, lost }: Pasted): string {
  const filled = `${counted(cells.length, 'cel', 'cellen')} ingevuld, nog niet opgeslagen.`
  return lost === 0 ? filled : `${filled} ${counted(lost, 'cel past', 'cellen passen')} niet in deze week.`
}
