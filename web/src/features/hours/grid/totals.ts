import { shortDay, shortWeekday } from '../../../lib/day-words'
import type { Day } from '../../../lib/rules/dates'
import { dayMax, type Hours, hoursText } from '../../../lib/rules/hours'
import { emptyRow, type Row, type Rows, typedHours } from './model'
import type { Person } from './people'
import { bookedAt, type Saved } from './saved'

/** Returns the hours of an employee on a day: the saved ones and those that are typed. Text that is not a number counts as zero. */
const hoursAt = (saved: Saved, row: Row, day: Day): Hours =>
  (saved[day] ?? 0) + Math.max(0, typedHours(row.cells[day]?.text ?? '') ?? 0)

const sum = (hours: Hours[]): Hours => hours.reduce((total, each) => total + each, 0)

export const rowTotal = (saved: Saved, row: Row, days: Day[]): Hours => sum(days.map((day) => hoursAt(saved, row, day)))

export const dayTotal = (people: Person[], rows: Rows, day: Day): Hours =>
  sum(people.map(({ id, saved }) => hoursAt(saved, rows[id] ?? emptyRow, day)))

/** Nog 2,5 uur mogelijk op di 4 nov (5,5 geregistreerd, waarvan 3 op andere projecten) */
export function roomWords(person: Pick<Person, 'saved' | 'elsewhere'>, day: Day): string {
  const [booked, elsewhere] = [bookedAt(person, day), person.elsewhere[day] ?? 0]
  const where = elsewhere > 0 ? `, waarvan ${hoursText(elsewhere)} op andere projecten` : ''
  const on = `op ${shortWeekday(day)} ${shortDay(day)} (${hoursText(booked)} geregistreerd${where})`
  return booked < dayMax ? `Nog ${hoursText(dayMax - booked)} uur mogelijk ${on}` : `Geen uren meer mogelijk ${on}`
}
