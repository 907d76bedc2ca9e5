import { kept } from '../../../lib/kept'
import type { Day } from '../../../lib/rules/dates'
import { type Cell, type Row, type Rows, type Typed, unsavedWeeks } from './model'

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const textOr = <T>(value: unknown, otherwise: T): string | T => (typeof value === 'string' ? value : otherwise)

/** Reads how far a cell was. What was on its way when the page went may have arrived: its key tells the server so. */
function progressOf({ progress, key }: Record<string, unknown>): Cell['progress'] {
  if (progress === 'refused') return 'refused'
  return key === null ? 'typed' : 'unsent'
}

/** Reads a cell. What was refused stays so until something else is typed. */
const cellOf = (stored: Record<string, unknown>): Cell => ({
  text: textOr(stored.text, ''),
  description: textOr(stored.description, null),
  progress: progressOf(stored),
  problem: textOr(stored.problem, null),
  key: textOr(stored.key, null),
})

const each = <T>(value: unknown, convert: (stored: Record<string, unknown>) => T): Record<string, T> =>
  isObject(value)
    ? Object.fromEntries(Object.entries(value).flatMap(([key, one]) => (isObject(one) ? [[key, convert(one)]] : [])))
    : {}

const rowOf = (stored: Record<string, unknown>): Row => ({
  description: textOr(stored.description, ''),
  problem: textOr(stored.problem, null),
  cells: each(stored.cells, cellOf),
})

/** Returns the hours of a project that a user has typed in this tab and not saved. */
export const readTyped = (owner: number, project: string): Typed =>
  each(kept.hours.of(owner, project)[0]?.content, (rows): Rows => each(rows, rowOf))

/**
 * Keeps the typed hours of a project as long as the tab is open. Weeks with nothing left
 * to save are dropped. Reports whether there was something to keep.
 */
export function keepTyped(owner: number, project: string, typed: Typed): boolean {
  const place = { owner, request: project, what: '', page: '' }
  const weeks = unsavedWeeks(typed).map((monday): [Day, Rows | undefined] => [monday, typed[monday]])
  if (weeks.length === 0) kept.hours.drop(place)
  else kept.hours.keep({ ...place, content: Object.fromEntries(weeks) })
  return weeks.length > 0
}
