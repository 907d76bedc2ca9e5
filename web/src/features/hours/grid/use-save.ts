import { useQueryClient } from '@tanstack/react-query'
import { type Dispatch, useRef, useState } from 'react'
import { addToWeek, logHours, useHoursAgain } from '../../../api/hours'
import { focusAfter } from '../../../lib/focus'
import type { Problem } from '../../../lib/problem'
import { randomId } from '../../../lib/random-id'
import type { Day } from '../../../lib/rules/dates'
import { hoursWire } from '../../../lib/rules/hours'
import { type ProjectSpan, warningsOf } from '../../../lib/rules/warnings'
import { showChanged } from '../../../lib/show-changed'
import { useOnce } from '../../../ui/use-once'
import { oddLines } from '../warning-words'
import { checkAny, checkRows, problemsOf } from './check'
import { type Cell, cellId, emptyRow, filledCells, type Place, type Rows, typedHours } from './model'
import type { Person } from './people'
import type { Action, Finding } from './reducer'
import { failed, type Outcome, outcomeOf, sendAll } from './send'

/** What the last save came to. */
export interface Report {
  monday: Day
  title: string
  problems: Problem[]
  good: boolean
}

/** A cell that is to be saved. */
interface Job {
  at: Place
  cell: Cell
  description: string
  key: string
}

interface Week {
  project: string
  span: ProjectSpan
  monday: Day
  today: Day
  people: Person[]
  rows: Rows
  dispatch: Dispatch<Action>
}

const jobsOf = (people: Person[], rows: Rows): Job[] =>
  people.flatMap(({ id }) => {
    const row = rows[id] ?? emptyRow
    return filledCells(row).map(([day, cell]) => ({
      at: { employee: id, day },
      cell,
      description: (cell.description ?? row.description).trim(),
      key: cell.key ?? randomId(),
    }))
  })

const noDays: Day[] = []

/** Returns the odd days on which something is to be saved. */
const oddDays = (jobs: Job[], span: ProjectSpan): Day[] =>
  [...new Set(jobs.map(({ at }) => at.day))].filter((day) => warningsOf(day, span).length > 0).toSorted()

const days = (count: number): string => (count === 1 ? '1 dag' : `${count} dagen`)

type Words = Omit<Report, 'monday'>

function reportOf(saved: number, findings: Finding[], unsent: number, people: Person[]): Words {
  if (findings.length === 0) return { title: 'Uren succesvol toegevoegd', problems: [], good: true }
  const refused = findings.length - unsent
  const parts = [
    saved > 0 && `${days(saved)} opgeslagen`,
    refused > 0 && `${days(refused)} geweigerd`,
    unsent > 0 && `${days(unsent)} nog niet opgeslagen`,
  ].filter((part) => part !== false)
  return { title: `${failed}: ${parts.join(', ')}`, problems: problemsOf(findings, people), good: false }
}

/**
 * Saves the filled cells of a week, each with its own call and key. A second press while that
 * goes on does nothing. Hours that are odd are saved at the press after the one that says so.
 */
export function useSave({ project, span, monday, today, people, rows, dispatch }: Week) {
  const queries = useQueryClient()
  const again = useHoursAgain()
  const [report, setReport] = useState<Report | null>(null)
  const [asked, setAsked] = useState({ monday, days: noDays })
  const told = asked.monday === monday ? asked.days : noDays
  const summary = useRef<HTMLDivElement>(null)

  const tell = (words: Words) =>
    focusAfter(
      () => setReport({ monday, ...words }),
      () => (words.good ? null : summary.current),
    )

  async function send({ at, cell, description, key }: Job): Promise<Outcome> {
    const hours = hoursWire(typedHours(cell.text) ?? 0)
    const body = { employee: at.employee, date: at.day, hours, description, project_number: project }
    try {
      await addToWeek(queries, await logHours(body, key))
      return { kind: 'saved' }
    } catch (error) {
      return outcomeOf(error)
    }
  }

  async function sendJobs(jobs: Job[]): Promise<Words> {
    const findings: Finding[] = []
    let unsent = 0
    for (const { at, key } of jobs) dispatch({ type: 'send', at, key }) // all at once, so that none changes while it waits
    await sendAll(jobs, send, ({ at, key }, outcome) => {
      if (outcome.kind === 'saved') {
        showChanged(document.getElementById(cellId(at))?.closest('td'))
        return dispatch({ type: 'saved', at })
      }
      const { kind: progress, message } = outcome
      dispatch({ type: 'unsaved', at, progress, problem: message, key: progress === 'unsent' ? key : null })
      findings.push({ ...at, message })
      if (progress === 'unsent') unsent++
    })
    const inOrder = jobs.flatMap(({ at }) =>
      findings.filter((one) => one.day === at.day && one.employee === at.employee),
    )
    return reportOf(jobs.length - findings.length, inOrder, unsent, people)
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
    const open = people.filter(({ closed }) => closed === null)
    const nothing = checkAny(rows)
    const findings = checkRows(open, rows, today)
    dispatch({ type: 'find', monday, findings })
    if (nothing !== null) return tell({ title: nothing, problems: [], good: false })
    if (findings.length > 0)
      return tell({ title: 'Controleer de gemarkeerde velden', problems: problemsOf(findings, people), good: false })
    setReport(null)
    const jobs = jobsOf(open, rows)
    const odd = oddDays(jobs, span)
    const news = odd.some((day) => !told.includes(day))
    setAsked({ monday, days: news ? odd : noDays })
    if (!news) await sendOnce(jobs)
  }

  return { save, saving, odd: oddLines(told, span), report, forget: () => setReport(null), summary }
}
