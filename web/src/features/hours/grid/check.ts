import { dayWords } from '../../../lib/day-words'
import type { Problem } from '../../../lib/problem'
import type { Day } from '../../../lib/rules/dates'
import { checkDay, checkEntryDate, checkWeek, type Hours, parseHoursDutch } from '../../../lib/rules/hours'
import { sentenceOf } from '../../../lib/rules/sentences'
import { cellId, countFilled, descriptionId, emptyRow, filledCells, type Row, type Rows, typedHours } from './model'
import type { Finding } from './reducer'
import { bookedAt, type Saved } from './saved'

/** A row of the grid, as far as the check needs it. */
export interface Checked {
  id: number
  name: string
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

/** Reports whether the description of the week is needed and lacking. */
const lacksDescription = (row: Row): boolean =>
  !describes(row.description) && filledCells(row).some(([, cell]) => !describes(cell.description))

function checkRow(person: Checked, row: Row, today: Day): Finding[] {
  const cells = filledCells(row).flatMap(([day, { text, key }]): Finding[] => {
    const booked = key === null ? bookedAt(person, day) : 0 // one that was sent before may itself be among the saved: the server knows
    const message = checkCell(text, booked, day, today)
    return message === null ? [] : [{ employee: person.id, day, message }]
  })
  const description: Finding[] = lacksDescription(row)
    ? [{ employee: person.id, day: null, message: noDescription }]
    : []
  return [...description, ...cells]
}

/** Checks all that is to be saved of a week, in the order of the grid. */
export const checkRows = (people: Checked[], rows: Rows, today: Day): Finding[] =>
  people.flatMap((person) => checkRow(person, rows[person.id] ?? emptyRow, today))

/** Returns what is wrong with a week in which nothing is typed, or null. */
export function checkAny(rows: Rows): string | null {
  const refusal = countFilled(rows) > 0 ? null : checkWeek([])
  return refusal && sentenceOf(refusal)
}

/** Returns findings as lines of the error summary, each with whose hours and which day it is about. */
export function problemsOf(findings: Finding[], people: Checked[]): Problem[] {
  return findings.map(({ employee, day, message }) => {
    const name = people.find(({ id }) => id === employee)?.name ?? ''
    return day === null
      ? { field: descriptionId(employee), message: `${name}: ${message}` }
      : { field: cellId({ employee, day }), message: `${name}, ${dayWords(day)}: ${message}` }
  })
}
