import type { Day } from '../../../lib/rules/dates'
import { type Hours, parseHoursDutch } from '../../../lib/rules/hours'

/**
 * How far a cell is: typed, on its way to the server, not arrived (the network broke),
 * or refused, by the screen's check or by the server.
 */
type Progress = 'typed' | 'sending' | 'unsent' | 'refused'

/** What is typed on a day of a row and is not saved yet. */
export interface Cell {
  text: string
  /** The day's own description, or null when that of the week counts. */
  description: string | null
  progress: Progress
  /** Why it is not saved, or null. */
  problem: string | null
  /** Its Idempotency-Key once it is sent, kept until the server answers, so that sending it again makes no second entry. */
  key: string | null
}

/** What is typed in a row in a week. */
export interface Row {
  description: string
  /** What is wrong with the description, or null. */
  problem: string | null
  cells: Partial<Record<Day, Cell>>
}

/** What is typed in a week, by the id of the row. */
export type Rows = Partial<Record<number, Row>>

/** All that is typed and not saved, by the Monday of the week. */
export type Typed = Partial<Record<Day, Rows>>

export const emptyRow: Row = { description: '', problem: null, cells: {} }

export const emptyCell: Cell = { text: '', description: null, progress: 'typed', problem: null, key: null }

/** The place of a cell in the grid. */
export interface Place {
  /** The id of the row. */
  row: number
  day: Day
}

/** The id of a cell's input, to which error summaries lead. */
export const cellId = ({ row, day }: Place): string => `uren-${row}-${day}`

/** The id of the input with the description of a row's week. */
export const descriptionId = (row: number): string => `beschrijving-${row}`

/** Returns the hours that were typed: 0 for an empty cell, null for what is no number of hours. */
export const typedHours = (text: string): Hours | null => (text.trim() === '' ? 0 : parseHoursDutch(text).value)

/** Reports whether a cell has something to save. An empty one and a zero have not. */
export const isFilled = (cell: Cell | undefined): cell is Cell => cell !== undefined && typedHours(cell.text) !== 0

/** Returns the cells of a row that have something to save, by day. */
export const filledCells = (row: Row): [Day, Cell][] =>
  Object.entries(row.cells)
    .filter((entry): entry is [Day, Cell] => isFilled(entry[1]))
    .toSorted(([a], [b]) => a.localeCompare(b))

/** Returns the rows of a week that were typed in, with their ids. */
export const rowsOf = (rows: Rows): [number, Row][] =>
  Object.entries(rows).flatMap(([id, row]) => (row === undefined ? [] : [[Number(id), row]]))

/** Returns how many cells of a week have something to save. */
export const countFilled = (rows: Rows): number =>
  rowsOf(rows).reduce((sum, [, row]) => sum + filledCells(row).length, 0)

/** Returns the weeks in which something is not saved, by their Mondays. */
export const unsavedWeeks = (typed: Typed): Day[] =>
  Object.entries(typed)
    .filter(([, rows]) => rows !== undefined && countFilled(rows) > 0)
    .map(([monday]) => monday)
    .toSorted()
