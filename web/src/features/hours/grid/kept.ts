import type { Day } from '../../../lib/rules/dates'
import { keys, tab } from '../../../lib/storage'
import { type Cell, type Row, type Rows, type Typed, unsavedWeeks } from './model'

/** What a tab keeps: the typed hours of a user by project number. */
interface Kept {
  owner: number
  projects: Record<string, unknown>
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const textOr = <T>(value: unknown, otherwise: T): string | T => (typeof value === 'string' ? value : otherwise)

function read(owner: number): Kept {
  try {
    const stored: unknown = JSON.parse(tab.get(keys.hours) ?? 'null')
    if (isObject(stored) && stored.owner === owner && isObject(stored.projects))
      return { owner, projects: stored.projects }
  } catch {
    // then nothing is kept
  }
  return { owner, projects: {} }
}

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
  each(read(owner).projects[project], (rows): Rows => each(rows, rowOf))

/** Reports whether anything is kept. */
export const isKept = (): boolean => tab.get(keys.hours) !== null

/**
 * Keeps the typed hours of a project as long as the tab is open. Weeks with nothing left
 * to save are dropped. Reports whether there was something to keep.
 */
export function keepTyped(owner: number, project: string, typed: Typed): boolean {
  const { [project]: _, ...others } = read(owner).projects
  const weeks = unsavedWeeks(typed).map((monday): [Day, Rows | undefined] => [monday, typed[monday]])
  const projects = weeks.length === 0 ? others : { ...others, [project]: Object.fromEntries(weeks) }
  if (Object.keys(projects).length === 0) tab.remove(keys.hours)
  else tab.set(keys.hours, JSON.stringify({ owner, projects } satisfies Kept))
  return weeks.length > 0
}
