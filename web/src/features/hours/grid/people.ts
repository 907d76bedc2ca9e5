import { type Employee, nameOf } from '../../../api/employees'
import type { HourEntry, HoursElsewhere } from '../../../api/hours'
import { byName } from '../../../lib/by-name'
import type { ProjectSpan } from '../../../lib/rules/warnings'
import { byDay, type EntriesByDay, type Line, noLonger } from './lines'
import { nothingSaved, savedOf } from './saved'

type Assigned = Pick<Employee, 'id' | 'first_name' | 'last_name' | 'function_title'>

/** The project that people work on. */
interface Project {
  number: string
  span: ProjectSpan
}

const noEntries: EntriesByDay = {}

function byEmployee(entries: HourEntry[]): Map<number, EntriesByDay> {
  const all = new Map<number, HourEntry[]>()
  for (const entry of entries) {
    const own = all.get(entry.employee)
    if (own === undefined) all.set(entry.employee, [entry])
    else own.push(entry)
  }
  return new Map([...all].map(([id, own]) => [id, byDay(own)]))
}

/** Returns the rows of a week: everyone who is assigned, and below them by name who has hours but is assigned no more. */
export function peopleOf(
  employees: Assigned[],
  entries: HourEntry[],
  elsewhere: HoursElsewhere[],
  future: string | null,
  { number, span }: Project,
): Line[] {
  const saved = savedOf(entries)
  const days = byEmployee(entries)
  const others = savedOf(elsewhere.flatMap(({ employee, days }) => days.map((day) => ({ employee, ...day }))))
  const line = (id: number, name: string, subtitle: string): Line => ({
    id,
    name,
    subtitle,
    employee: id,
    projectNumber: number,
    span,
    saved: saved.get(id) ?? nothingSaved,
    entries: days.get(id) ?? noEntries,
    elsewhere: nothingSaved,
    closed: noLonger,
    closedDays: {},
  })
  const assigned = employees.map((employee) => ({
    ...line(employee.id, nameOf(employee), employee.function_title),
    elsewhere: others.get(employee.id) ?? nothingSaved,
    closed: future,
  }))
  const gone = new Map<number, Line>()
  for (const { employee: id, employee_name: name, employee_function: functionTitle } of entries)
    if (!assigned.some((person) => person.id === id)) gone.set(id, line(id, name, functionTitle))
  return [...assigned, ...[...gone.values()].sort((a, b) => byName(a.name, b.name))]
}
