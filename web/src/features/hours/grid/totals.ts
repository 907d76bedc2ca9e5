import { onDay } from '../../../lib/day-words'
import type { Day } from '../../../lib/rules/dates'
import { dayMax, type Hours, hoursText } from '../../../lib/rules/hours'
import type { Line } from './lines'
import { emptyRow, type Row, type Rows, typedHours } from './model'
import { bookedAt, type Saved } from './saved'

/** Returns the hours of a row on a day: the saved ones and those that are typed. Text that is not a number counts as zero. */
const hoursAt = (saved: Saved, row: Row, day: Day): Hours =>
  (saved[day] ?? 0) + Math.max(0, typedHours(row.cells[day]?.text ?? '') ?? 0)

const sum = (hours: Hours[]): Hours => hours.reduce((total, each) => total + each, 0)

export const rowTotal = (saved: Saved, row: Row, days: Day[]): Hours => sum(days.map((day) => hoursAt(saved, row, day)))

export const dayTotal = (lines: Line[], rows: Rows, day: Day): Hours =>
  sum(lines.map(({ id, saved }) => hoursAt(saved, rows[id] ?? emptyRow, day)))

/** Returns the hours that are typed in some rows on a day. What was sent before may be among the saved ones. */
export const typedAt = (lines: Pick<Line, 'id'>[], rows: Rows, day: Day): Hours =>
  sum(
    lines.map(({ id }) => {
      const cell = rows[id]?.cells[day]
      return cell === undefined || cell.key !== null ? 0 : Math.max(0, typedHours(cell.text) ?? 0)
    }),
  )

/**
 * Nog 2,5 uur mogelijk op di 4 nov (5,5 geregistreerd, waarvan 3 op andere projecten). `typed` is what is typed in
 * other rows of the employee.
 */
export function roomWords(line: Pick<Line, 'saved' | 'elsewhere'>, day: Day, typed: Hours = 0): string {
  const [booked, elsewhere] = [bookedAt(line, day), line.elsewhere[day] ?? 0]
  const where = elsewhere > 0 ? `, waarvan ${hoursText(elsewhere)} op andere projecten` : ''
  const more = typed > 0 ? `, ${hoursText(typed)} ingevuld op andere projecten` : ''
  const on = `op ${onDay(day)} (${hoursText(booked)} geregistreerd${where}${more})`
  const room = dayMax - booked - typed
  return room > 0 ? `Nog ${hoursText(room)} uur mogelijk ${on}` : `Geen uren meer mogelijk ${on}`
}
