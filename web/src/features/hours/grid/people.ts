import { type Employee, nameOf } from '../../../api/employees'
import type { HourEntry, HoursElsewhere } from '../../../api/hours'
import { byName } from '../../../lib/by-name'
import type { Day } from '../../../lib/rules/dates'
import { nothingSaved, type Saved, savedOf } from './saved'

/** The saved entries of an employee by day. */
type EntriesByDay = Partial<Record<Day, HourEntry[]>>

/** A row of the grid: an employee with their saved hours of the week. */
export interface Person {
  id: number
  name: string
  functionTitle: string
  saved: Saved
  entries: EntriesByDay
  /** Hours on other projects, which take room of a day too. */
  elsewhere: Saved
  /** Why no hours can be typed, or null. */
  closed: string | null
}

const noLonger = 'Niet meer toegewezen aan dit project'

type Assigned = Pick<Employee, 'id' | 'first_name' | 'last_name' | 'function_title'>

const noEntries: EntriesByDay = {}

function byEmployee(entries: HourEntry[]): Map<number, EntriesByDay> {
  const all = new Map<number, EntriesByDay>()
  for (const entry of entries) {
    const days = all.get(entry.employee) ?? {}
    days[entry.date] = [...(days[entry.date] ?? []), entry]
    all.set(entry.employee, days)
  }
  return all
}

/** Returns the rows of a week: everyone who is assigned, and below them by name who has hours but is assigned no more. */
export function peopleOf(
  employees: Assigned[],
  entries: HourEntry[],
  elsewhere: HoursElsewhere[],
  future: string | null,
): Person[] {
  const saved = savedOf(entries)
  const days = byEmployee(entries)
  const others = savedOf(elsewhere.flatMap(({ employee, days }) => days.map((day) => ({ employee, ...day }))))
  const assigned = employees.map((employee) => ({
    id: employee.id,
    name: nameOf(employee),
    functionTitle: employee.function_title,
    saved: saved.get(employee.id) ?? nothingSaved,
    entries: days.get(employee.id) ?? noEntries,
    elsewhere: others.get(employee.id) ?? nothingSaved,
    closed: future,
  }))
  const gone = new Map<number, Person>()
  for (const { employee: id, employee_name: name, employee_function: functionTitle } of entries)
    if (!assigned.some((person) => person.id === id))
      gone.set(id, {
        id,
        name,
        functionTitle,
        saved: saved.get(id) ?? nothingSaved,
        entries: days.get(id) ?? noEntries,
        elsewhere: nothingSaved,
        closed: noLonger,
      })
  return [...assigned, ...[...gone.values()].sort((a, b) => byName(a.name, b.name))]
}
