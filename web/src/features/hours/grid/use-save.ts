import { useQueryClient } from '@tanstack/react-query'
import { type Dispatch, useRef, useState } from 'react'
import { addToWeek, type HourEntry, logHours, useHoursAgain } from '../../../api/hours'
import { focusAfter } from '../../../lib/focus'
import type { Problem } from '../../../lib/problem'
import { randomId } from '../../../lib/random-id'
import type { Day } from '../../../lib/rules/dates'
import { hoursWire } from '../../../lib/rules/hours'
import { showChanged } from '../../../lib/show-changed'
import { useOnce } from '../../../ui/use-once'
import { type OnDay, oddLines, reasonsOf, undoneLines } from '../warning-words'
import { checkAny, checkRows, problemsOf } from './check'
import { closedAt, type Line } from './lines'
import {
  type Cell,
  cellId,
  emptyRow,
  filledCells,
  isFilled,
  type Place,
  type Row,
  type Rows,
  typedHours,
} from './model'
import type { Action, Finding } from './reducer'
import { failed, type Outcome, outcomeOf, sendAll } from './send'

/** What the last save came to. */
export interface Report {
  monday: Day
  title: string
  problems: Problem[]
  good: boolean
  /** What was undone by it. */
  undone: string[]
}

/** A cell that is to be saved. */
interface Job {
  line: Line
  at: Place
  cell: Cell
  description: string
  key: string
}

interface Week {
  monday: Day
  today: Day
  lines: Line[]
  rows: Rows
  dispatch: Dispatch<Action>
}

/** Returns what is typed where hours can be typed. What stands in a closed cell stays there. */
function openRows(lines: Line[], rows: Rows): Rows {
  const open = lines.map((line): [number, Row] => {
    const row = rows[line.id] ?? emptyRow
    const cells = Object.entries(row.cells).filter(([day]) => closedAt(line, day) === null)
    return [line.id, { ...row, cells: Object.fromEntries(cells) }]
  })
  return Object.fromEntries(open)
}

const jobsOf = (lines: Line[], rows: Rows): Job[] =>
  lines.flatMap((line) => {
    const row = rows[line.id] ?? emptyRow
    return filledCells(row).map(([day, cell]) => ({
      line,
      at: { row: line.id, day },
      cell,
      description: (cell.description ?? row.description).trim(),
      key: cell.key ?? randomId(),
    }))
  })

/** Returns why something that is typed cannot be saved: it stands in a cell that was closed meanwhile. */
const whyClosed = (lines: Line[], rows: Rows): string | undefined =>
  jobsOf(lines, rows).flatMap(({ line, at }) => closedAt(line, at.day) ?? [])[0]

const nothingOdd: OnDay[] = []

/** Returns what is odd of what is to be saved, by day. */
const oddOf = (jobs: Job[]): OnDay[] =>
  jobs
    .map(({ at: { day }, line: { span } }) => ({ day, span }))
    .filter(({ day, span }) => reasonsOf(day, span).length > 0)
    .toSorted((a, b) => a.day.localeCompare(b.day))

const isSameOdd = (a: OnDay, b: OnDay): boolean =>
  a.day === b.day && reasonsOf(a.day, a.span).join(' ') === reasonsOf(b.day, b.span).join(' ')

const days = (count: number): string => (count === 1 ? '1 dag' : `${count} dagen`)

type Words = Omit<Report, 'monday' | 'undone'> & Partial<Pick<Report, 'undone'>>

function reportOf(saved: number, findings: Finding[], unsent: number, lines: Line[]): Words {
  if (findings.length === 0) return { title: 'Uren succesvol toegevoegd', problems: [], good: true }
  const refused = findings.length - unsent
  const parts = [
    saved > 0 && `${days(saved)} opgeslagen`,
    refused > 0 && `${days(refused)} geweigerd`,
    unsent > 0 && `${days(unsent)} nog niet opgeslagen`,
  ].filter((part) => part !== false)
  return { title: `${failed}: ${parts.join(', ')}`, problems: problemsOf(findings, lines), good: false }
}

/**
 * Saves the filled cells of a week, each with its own call and key. A second press while that
 * goes on does nothing. Hours that are odd are saved at the press after the one that says so.
 */
export function useSave({ monday, today, lines, rows, dispatch }: Week) {
  const queries = useQueryClient()
  const again = useHoursAgain()
  const [report, setReport] = useState<Report | null>(null)
  const [asked, setAsked] = useState({ monday, odd: nothingOdd })
  const isTyped = ({ day }: OnDay) => lines.some(({ id }) => isFilled(rows[id]?.cells[day]))
  const told = asked.monday === monday ? asked.odd.filter(isTyped) : nothingOdd
  const summary = useRef<HTMLDivElement>(null)

  const tell = (words: Words) =>
    focusAfter(
      () => setReport({ monday, undone: [], ...words }),
      () => (words.good ? null : summary.current),
    )

  async function send({ line, at, cell, description, key }: Job, made: HourEntry[]): Promise<Outcome> {
    const hours = hoursWire(typedHours(cell.text) ?? 0)
    const { employee, projectNumber: project_number } = line
    const body = { employee, date: at.day, hours, description, project_number }
    try {
      const entry = await logHours(body, key)
      made.push(entry)
      await addToWeek(queries, entry)
      return { kind: 'saved' }
    } catch (error) {
      return outcomeOf(error)
    }
  }

  async function sendJobs(jobs: Job[]): Promise<Words> {
    const findings: Finding[] = []
    const made: HourEntry[] = []
    let unsent = 0
    for (const { at, key } of jobs) dispatch({ type: 'send', at, key }) // all at once, so that none changes while it waits
    await sendAll(
      jobs,
      (job) => send(job, made),
      ({ at, key }, outcome) => {
        if (outcome.kind === 'saved') {
          showChanged(document.getElementById(cellId(at))?.closest('td'))
          return dispatch({ type: 'saved', at })
        }
        const { kind: progress, message } = outcome
        dispatch({ type: 'unsaved', at, progress, problem: message, key: progress === 'unsent' ? key : null })
        findings.push({ ...at, message })
        if (progress === 'unsent') unsent++
      },
    )
    const inOrder = jobs.flatMap(({ at }) => findings.filter((one) => one.day === at.day && one.row === at.row))
    return { ...reportOf(jobs.length - findings.length, inOrder, unsent, lines), undone: undoneLines(made) }
  }

  /** Sends what is to be saved, and says what it came to. */
  const { mutate: sendOnce, isPending: saving } = useOnce({
    mutationFn: sendJobs,
    onSuccess(words) {
      tell(words)
      again()
    },
  })

  async function save() {
    if (saving) return
    const open = openRows(lines, rows)
    const nothing = checkAny(open)
    const findings = checkRows(lines, open, today)
    dispatch({ type: 'find', monday, findings })
    if (nothing !== null) return tell({ title: whyClosed(lines, rows) ?? nothing, problems: [], good: false })
    if (findings.length > 0)
      return tell({ title: 'Controleer de gemarkeerde velden', problems: problemsOf(findings, lines), good: false })
    setReport(null)
    const jobs = jobsOf(lines, open)
    const odd = oddOf(jobs)
    const news = odd.some((one) => !told.some((other) => isSameOdd(one, other)))
    setAsked({ monday, odd: news ? odd : nothingOdd })
    if (!news) await sendOnce(jobs)
  }

  return { save, saving, odd: oddLines(told), report, forget: () => setReport(null), summary }
}
