import type { HourEntry } from '../../../api/hours'
import type { MyHours } from '../../../api/my-hours'
import { type Day, mondayOf } from '../../../lib/rules/dates'
import { checkEntryDate, type Hours } from '../../../lib/rules/hours'
import { sentenceOf } from '../../../lib/rules/sentences'
import type { ProjectSpan } from '../../../lib/rules/warnings'
import { byDay, type Line, noLonger } from '../grid/lines'
import { hoursOf, type Saved } from '../grid/saved'

type Project = MyHours['projects'][number]

/** Said of a cell in which nothing is typed since its month is closed. */
const monthClosed = 'Deze maand is afgesloten.'

/** Returns the months of a week in a state, yyyy-mm. */
const monthsIn = ({ months }: MyHours, wanted: MyHours['months'][number]['state']): string[] =>
  months.filter(({ state }) => state === wanted).map(({ month }) => month)

/** Returns the days of a week in a closed month, with what is said of them. */
export function closedDaysOf(hours: MyHours): Partial<Record<Day, string>> {
  const closed = monthsIn(hours, 'closed')
  return Object.fromEntries(
    hours.days.filter((day) => closed.includes(day.slice(0, 7))).map((day) => [day, monthClosed]),
  )
}

/** Adds up hours by day. */
function sumOf(cells: { date: Day; hours: string }[]): Saved {
  const sums: Saved = {}
  for (const cell of cells) sums[cell.date] = (sums[cell.date] ?? 0) + hoursOf(cell)
  return sums
}

/** Returns what the other projects have on the days of a week. */
function othersOf(all: Saved[], own: Saved, days: Day[]): Saved {
  const elsewhere = (day: Day): Hours =>
    all.filter((saved) => saved !== own).reduce((sum, saved) => sum + (saved[day] ?? 0), 0)
  return Object.fromEntries(days.map((day) => [day, elsewhere(day)]))
}

/** Returns what makes hours of a project odd, with what is known of the days of the week. */
const spanOf = (project: Project, hours: MyHours): ProjectSpan => ({
  start: project.project_started_on ?? project.start_of_project,
  from: project.counted_from,
  to: project.counted_until,
  title: project.project_title,
  marked: Object.fromEntries(hours.marks.map(({ date, mark }) => [date, mark])),
  confirmed: monthsIn(hours, 'confirmed'),
})

/**
 * Returns the rows of one's own week: a project each. `entries` are those of the projects in their order, as far as they
 * are loaded; who runs the company gets everybody's.
 */
export function linesOf(hours: MyHours, entries: (HourEntry[] | undefined)[], today: Day): Line[] {
  const { projects, employee, days } = hours
  const future = checkEntryDate(mondayOf(days[0] ?? today), today)
  const closedDays = closedDaysOf(hours)
  const own = projects.map((_, at) => entries[at]?.filter((entry) => entry.employee === employee))
  const saved = projects.map(({ cells }, at) => sumOf(own[at] ?? cells))
  const titles = projects.map(({ project_title: title }) => title)
  return projects.map((project, at) => {
    const { project: id, project_number: number, project_title: title, assigned } = project
    const same = titles.filter((other) => other === title).length > 1
    const mine = saved[at] ?? {}
    const found = own[at]
    return {
      id,
      name: same ? `${title} (${number})` : title,
      subtitle: same ? '' : number,
      employee,
      projectNumber: number,
      span: spanOf(project, hours),
      saved: mine,
      entries: found && byDay(found),
      elsewhere: othersOf(saved, mine, days),
      closed: assigned ? future && sentenceOf(future) : noLonger,
      closedDays,
    }
  })
}
