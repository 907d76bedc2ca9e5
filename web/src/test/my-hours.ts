import type { HourEntry } from '../api/hours'
import type { MyHours } from '../api/my-hours'
import { anEntry } from './hours'
import { me } from './in-session'
import { type Answer, on, type Received, reply } from './server'

const aWeek = [16, 17, 18, 19, 20, 21, 22].map((day) => `2026-11-${day}`)

type Project = MyHours['projects'][number]

/** A project of one's own, by its number. */
export const aProjectOfMine = (n: number, changes: Partial<Project> = {}): Project => ({
  project: n,
  project_number: `WBSO-2026-0000${n}`,
  project_title: `Pomp ${n}`,
  assigned: true,
  start_of_project: '2026-01-01',
  project_started_on: null,
  counted_from: '2026-01-01',
  counted_until: '2026-12-31',
  cells: [],
  ...changes,
})

/** The third week of November 2026 of the employee with id 4, in an open month. */
export const myWeek = (changes: Partial<MyHours> = {}): MyHours => ({
  company: { id: 3, company_name: 'Pompwacht B.V.' },
  employee: 4,
  employee_name: 'Anna de Vries',
  workdays: [1, 2, 3, 4, 5],
  week: '2026-W47',
  days: aWeek,
  projects: [aProjectOfMine(1), aProjectOfMine(2)],
  marks: [],
  states: [],
  months: [],
  ...changes,
})

/** An entry on a project of one's own. */
export const mineOn = (n: number, changes: Partial<HourEntry> = {}): HourEntry =>
  anEntry({ project: n, project_number: `WBSO-2026-0000${n}`, ...changes })

/**
 * Serves a week of one's own with these entries, and adds what is posted, unless `answer` says otherwise. Returns what
 * was posted. Other weeks have no entries.
 */
export function mineServer(
  week: MyHours,
  entries: HourEntry[] = [],
  answer: (call: Received<'POST /api/hours/'>, nth: number) => Answer<'POST /api/hours/'> | undefined = () => undefined,
  openDays: string[] = [],
): Received<'POST /api/hours/'>[] {
  on('GET /api/users/me/', { ...me, works_at: [week.company] })
  const of = (number: string | null) => entries.filter(({ project_number }) => project_number === number)
  on('GET /api/my-hours/open-days/', () => openDays.map((date) => ({ date, state: 'open', late_on: null })))
  on('GET /api/my-hours/', () => {
    const projects = week.projects.map((project) => ({ ...project, cells: of(project.project_number) }))
    return { ...week, projects }
  })
  on('GET /api/hours/', ({ query }) => (query.get('week') === week.days[0] ? of(query.get('project_number')) : []))
  const posted: Received<'POST /api/hours/'>[] = on('POST /api/hours/', (call) => {
    const refusal = answer(call, posted.length)
    if (refusal !== undefined) return refusal
    const { employee, date, hours, description, project_number: number, replaces } = call.body
    const at = entries.findIndex(({ id }) => id === replaces)
    if (at >= 0) entries.splice(at, 1)
    const entry = anEntry({
      employee,
      date,
      hours,
      description,
      project_number: number ?? '',
      id: 1000 + posted.length,
    })
    entries.push(entry)
    return reply(201, entry)
  })
  return posted
}
