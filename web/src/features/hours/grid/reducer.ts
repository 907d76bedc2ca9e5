import { type Day, mondayOf } from '../../../lib/rules/dates'
import {
  type Cell,
  emptyCell,
  emptyRow,
  filledCells,
  type Place,
  type Row,
  type Rows,
  rowsOf,
  type Typed,
} from './model'

/** What a check found: at a cell, or at the description of a row when there is no day. */
export interface Finding {
  /** The id of the row. */
  row: number
  day: Day | null
  message: string
}

export type Action =
  | { type: 'write'; at: Place; text: string }
  | { type: 'describe'; row: number; monday: Day; text: string }
  | { type: 'describeDay'; at: Place; text: string | null }
  | { type: 'fill'; monday: Day; rows: Rows }
  | { type: 'find'; monday: Day; findings: Finding[] }
  | { type: 'send'; at: Place; key: string }
  | { type: 'saved'; at: Place }
  | { type: 'unsaved'; at: Place; progress: 'unsent' | 'refused'; problem: string; key: string | null }

const putRow = (typed: Typed, monday: Day, id: number, row: Row): Typed => ({
  ...typed,
  [monday]: { ...typed[monday], [id]: row },
})

const rowAt = (typed: Typed, monday: Day, id: number): Row => typed[monday]?.[id] ?? emptyRow

/** Changes a cell. One in which nothing is left goes. */
function change(typed: Typed, at: Place, next: (cell: Cell) => Cell | null): Typed {
  const monday = mondayOf(at.day)
  const row = rowAt(typed, monday, at.row)
  const { [at.day]: before = emptyCell, ...others } = row.cells
  const after = next(before)
  const cells = after === null ? others : { ...others, [at.day]: after }
  return putRow(typed, monday, at.row, { ...row, cells })
}

/** A cell in which something was typed is judged anew. Its key stays: an answer to it may be on the way. */
const written = (cell: Cell): Cell => ({ ...cell, progress: 'typed', problem: null })

function write(cell: Cell, text: string): Cell | null {
  return text === '' && cell.description === null ? null : written({ ...cell, text })
}

function describe(row: Row, text: string): Row {
  return { ...row, description: text, problem: null }
}

function find(rows: Rows, findings: Finding[]): Rows {
  const marked = rowsOf(rows).map(([id, row]) => {
    const mine = findings.filter((finding) => finding.row === id)
    const cells = filledCells(row).map(([day, cell]): [Day, Cell] => {
      const problem = mine.find((finding) => finding.day === day)?.message ?? null
      if (problem !== null) return [day, { ...cell, problem, progress: 'refused' }]
      return [day, cell.progress === 'unsent' ? cell : written(cell)]
    })
    const problem = mine.find(({ day }) => day === null)?.message ?? null
    return [id, { ...row, problem, cells: { ...row.cells, ...Object.fromEntries(cells) } }] as const
  })
  return Object.fromEntries(marked)
}

/** Changes what is typed. Rows and weeks in which nothing changed stay the same objects, so that they are not drawn again. */
function reduce(typed: Typed, action: Action): Typed {
  switch (action.type) {
    case 'write':
      return change(typed, action.at, (cell) => write(cell, action.text))
    case 'describe': {
      const row = rowAt(typed, action.monday, action.row)
      return putRow(typed, action.monday, action.row, describe(row, action.text))
    }
    case 'describeDay':
      return change(typed, action.at, (cell) => written({ ...cell, description: action.text }))
    case 'fill':
      return { ...typed, [action.monday]: { ...typed[action.monday], ...action.rows } }
    case 'find':
      return { ...typed, [action.monday]: find(typed[action.monday] ?? {}, action.findings) }
    case 'send':
      return change(typed, action.at, (cell) => ({ ...cell, progress: 'sending', problem: null, key: action.key }))
    case 'saved':
      return change(typed, action.at, () => null)
    case 'unsaved': {
      const { progress, problem, key } = action
      return change(typed, action.at, (cell) => ({ ...cell, progress, problem, key }))
    }
  }
}

/** A cell that was emptied, as it was before. */
export interface Emptied {
  at: Place
  cell: Cell
}

/** What is typed, and what was emptied with Escape and can be put back, the last one at the end. */
export interface Grid {
  typed: Typed
  emptied: Emptied[]
}

export type GridAction = Action | { type: 'empty'; at: Place } | { type: 'putBack'; monday: Day }

const isAt = (a: Place) => (b: Place) => a.row === b.row && a.day === b.day

/** Returns what was emptied in a week. */
export const emptiedIn = ({ emptied }: Grid, monday: Day): Emptied[] =>
  emptied.filter(({ at }) => mondayOf(at.day) === monday)

/** Changes the grid. What is written in a cell takes the place of what was emptied there. */
export function reduceGrid(grid: Grid, action: GridAction): Grid {
  switch (action.type) {
    case 'empty': {
      const { at } = action
      const cell = rowAt(grid.typed, mondayOf(at.day), at.row).cells[at.day]
      if (cell === undefined || cell.text === '' || cell.progress === 'sending') return grid
      return {
        typed: reduce(grid.typed, { type: 'write', at, text: '' }),
        emptied: [...grid.emptied.filter((one) => !isAt(at)(one.at)), { at, cell }],
      }
    }
    case 'putBack': {
      const last = emptiedIn(grid, action.monday).at(-1)
      if (last === undefined) return grid
      return {
        typed: change(grid.typed, last.at, (now) => ({ ...last.cell, description: now.description })),
        emptied: grid.emptied.filter((one) => one !== last),
      }
    }
    default: {
      const typed = reduce(grid.typed, action)
      const emptied = action.type === 'write' ? grid.emptied.filter((one) => !isAt(action.at)(one.at)) : grid.emptied
      return { typed, emptied }
    }
  }
}
