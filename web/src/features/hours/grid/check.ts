import { dayWords } from '../../../lib/day-words'
import type { Problem } from '../../../lib/problem'
import type { Day } from '../../../lib/rules/dates'
import { checkDay, checkEntryDate, checkWeek, type Hours, parseHoursDutch } from '../../../lib/rules/hours'
import { sentenceOf } from '../../../lib/rules/sentences'
import { cellId, countFilled, descriptionId, emptyRow, filledCells, type Row, type Rows, typedHours } from './model'
import type { Finding } from './reducer'
import { bookedAt, type Saved } from './saved'
import { typedAt } from './totals'

/** A row of the grid, as far as the check needs it. */
export interface Checked {
  id: number
  name: string
  /** Whose hours they are. */
  employee: number
  saved: Saved
  elsewhere: Saved
}

const noDescription = 'Vul een beschrijving in'

/** Returns what is wrong with hours that were typed on a day on which some are saved already, or null. Nothing and zero are right. */
function checkCell(text: string, saved: Hours, day: Day, today: Day): string | null {
  if (typedHours(text) === 0) return null
  const { value, refusal } = parseHoursDutch(text)
  const found = refusal ?? checkEntryDate(day, today) ?? checkDay(saved, value, day)
  return found && sentenceOf(found)
}

const describes = (text: string | null): boolean => text !== null && text.trim() !== ''

/** Returns the first day for which the description of the week is needed and lacking. */
export const withoutDescription = (row: Row): Day | undefined =>
  describes(row.description) ? undefined : filledCells(row).find(([, cell]) => !describes(cell.description))?.[0]

/** Checks a row. `above` are the rows before it, which take room of a day too if they are of the same employee. */
function checkRow(line: Checked, above: Checked[], rows: Rows, today: Day): Finding[] {
  const row = rows[line.id] ?? emptyRow
  const same = above.filter(({ employee }) => employee === line.employee)
  const cells = filledCells(row).flatMap(([day, { text, key }]): Finding[] => {
    const booked = key === null ? bookedAt(line, day) + typedAt(same, rows, day) : 0 // one that was sent before may itself be among the saved: the server knows
    const message = checkCell(text, booked, day, today)
    return message === null ? [] : [{ row: line.id, day, message }]
  })
  const description: Finding[] =
    withoutDescription(row) !== undefined ? [{ row: line.id, day: null, message: noDescription }] : []
  return [...description, ...cells]
}

/** Checks all that is to be saved of a week, in the order of the grid. */
export const checkRows = (lines: Checked[], rows: Rows, today: Day): Finding[] =>
  lines.flatMap((line, at) => checkRow(line, lines.slice(0, at), rows, today))

/** Returns what is wrong with a week in which nothing is typed, or null. */
export function checkAny(rows: Rows): string | null {
  const refusal = countFilled(rows) > 0 ? null : checkWeek([])
  return refusal && sentenceOf(refusal)
}

/** Returns findings as lines of the error summary, each with the row and the day that it is about. */
export function problemsOf(findings: Finding[], lines: Checked[]): Problem[] {
  return findings.map(({ row, day, message }) => {
    const name = lines.find(({ id }) => id === row)?.name ?? ''
    return day === null
      ? { field: descriptionId(row), message: `${name}: ${message}` }
      : { field: cellId({ row, day }), message: `${name}, ${dayWords(day)}: ${message}` }
  })
}
