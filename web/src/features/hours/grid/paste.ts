import type { Day } from '../../../lib/rules/dates'
import type { Place, Rows } from './model'
import type { Person } from './people'

/** What pasted cells come to: the text of each place, and how many had no place. */
export interface Pasted {
  cells: { at: Place; text: string }[]
  lost: number
}

/**
 * Lays cells that were copied from a spreadsheet over the grid: to the right and downwards from the one that they were
 * pasted in. Empty ones leave what is typed. Returns null for anything else, which is pasted as it is in any field.
 */
export function pastedAt(from: Place, text: string, people: Person[], rows: Rows, days: Day[]): Pasted | null {
  const lines = text.replace(/[\r\n]+$/, '').split(/\r\n|\r|\n/)
  if (lines.length === 1 && !text.includes('\t')) return null
  const pasted: Pasted = { cells: [], lost: 0 }
  const row = people.findIndex(({ id }) => id === from.employee)
  const column = days.indexOf(from.day)
  lines.forEach((line, below) => {
    line.split('\t').forEach((cell, right) => {
      const person = people[row + below]
      const day = days[column + right]
      if (cell.trim() === '') return
      const fits = person?.closed === null && day !== undefined && rows[person.id]?.cells[day]?.progress !== 'sending'
      if (fits) pasted.cells.push({ at: { employee: person.id, day }, text: cell.trim() })
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
