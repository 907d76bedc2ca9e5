import type { QueryClient } from '@tanstack/react-query'
import { knownApplication, loadApplicationAgain } from '../../api/application'
import {
  type Clause,
  keepLayout,
  knownLayout,
  type Layout,
  layoutOf,
  type Placing,
  placeClauses,
} from '../../api/layout'
import { loadRequestsAgain } from '../../api/requests'
import { ApiError, isPassing } from '../../lib/api-error'
import { waitAfter } from '../../lib/autosave'
import { kept, thisPage } from '../../lib/kept'
import { failure, withoutAnswer } from '../../lib/messages'
import { detailOf } from '../../lib/problem'
import { ownerNow, unsavedIn, unsavedState } from '../saving/unsaved'

/** What puts sentences elsewhere, and what takes that back. */
export interface Move {
  place: Placing[]
  back: Placing[]
}

/** What is kept of moves that are not saved, beside the parts. */
export const what = 'layout'

export interface Arranging {
  /** The moves that are not saved yet, oldest first. */
  unsaved: Move[]
  /** Those that can be taken back, the last one at the end. */
  done: Move[]
  /** What went wrong. */
  problem: string | null
  /** Whether a save waits to be tried again. */
  failing: boolean
  /** How often in a row a save failed. */
  failures: number
}

export const nothingMoved: Arranging = { unsaved: [], done: [], problem: null, failing: false, failures: 0 }

export const arrangingOf = (id: string) => unsavedIn<Arranging>(id, what)

/** Returns how long to wait before a failed save is tried again, in ms, or null when none failed. */
export const waitOf = ({ failing, failures }: Arranging): number | null => (failing ? waitAfter(failures - 1) : null)

const notMoved = 'De zin is niet verplaatst'
const changed = 'De indeling is intussen ergens anders gewijzigd. Hieronder staat de nieuwste.'

/** How often a move is saved over a newer layout before it waits too. */
const staleMax = 3

/** Reports whether the same call may succeed later. */
const mayPass = (error: unknown): boolean => error instanceof ApiError && isPassing(error.status)

/** Returns the sentences as they are once these moves are saved. */
export function afterMoves(clauses: Clause[], moves: Move[]): Clause[] {
  const boxes = new Map(moves.flatMap(({ place }) => place.map(({ clause, box }) => [clause, box] as const)))
  return clauses.map((clause) => ({
    ...clause,
    box: boxes.has(clause.id) ? (boxes.get(clause.id) ?? null) : clause.box,
  }))
}

/** Returns what takes a sentence back out of a box: also the bottleneck, when this made one. */
const backFrom = ({ id, box }: Clause, to: string | null, layout: Layout | undefined): Placing => {
  const made = layout?.boxes.some((one) => one.box === to && !one.exists) === true
  return { clause: id, box, ...(made && { remove_empty: true }) }
}

/** Returns what takes back all that differs between two layouts: also the sentences that moved along. */
const backTo = (before: Layout, after: Layout): Placing[] =>
  before.clauses.flatMap((clause) => {
    const now = after.clauses.find(({ id }) => id === clause.id)
    return now === undefined || now.box === clause.box ? [] : [backFrom(clause, now.box, before)]
  })

/** The moves of sentences that the present user makes, and saving them in their order. */
export function arrangerIn(queries: QueryClient, id: string) {
  const owner = ownerNow()
  const { now, set: put } = unsavedState(queries, arrangingOf(id), nothingMoved)
  const known = () => knownLayout(queries, id)

  function set(next: Partial<Arranging>) {
    put(next)
    if (next.unsaved === undefined || owner === undefined) return
    const place = { page: thisPage, owner, request: knownApplication(queries, id)?.project_number ?? id, what }
    if (next.unsaved.length === 0) kept.unsaved.drop(place)
    else if (owner === ownerNow()) kept.unsaved.keep({ ...place, content: next.unsaved })
  }

  /** Reports whether the sentences of a move are still where it took them from. */
  const fits = ({ back }: Move): boolean =>
    back.every(({ clause, box }) =>
      known()?.layout.clauses.some((one) => one.id === clause && one.box === box && !one.edited),
    )

  function drop(move: Move, problem: string) {
    const { unsaved, done } = now()
    const others = (moves: Move[]) => moves.filter((one) => one !== move)
    set({ unsaved: others(unsaved), done: others(done), problem, failing: false })
  }

  /** Leaves a move for a later attempt, and those after it. */
  function wait(problem: string): boolean {
    set({ problem, failing: true, failures: now().failures + 1 })
    return false
  }

  async function reload() {
    await queries.fetchQuery(layoutOf(id))
    void loadApplicationAgain(queries, id)
  }

  /** Decides what becomes of a move that was refused. Reports whether to go on. */
  async function refuse(move: Move, error: unknown): Promise<boolean> {
    if (mayPass(error)) return wait(detailOf(error) ?? withoutAnswer('De laatste verplaatsing is nog niet opgeslagen'))
    const stale = error instanceof ApiError && error.status === 412
    try {
      await reload()
    } catch (cause) {
      if (mayPass(cause)) return refuse(move, cause)
    }
    const { failures } = now()
    if (!stale) drop(move, failure(error, `${notMoved}. Probeer het nog eens.`))
    else if (!fits(move)) drop(move, `${changed} Je laatste verplaatsing is daarom niet opgeslagen.`)
    else if (failures >= staleMax) return wait(changed)
    else set({ problem: changed, failures: failures + 1 })
    return true
  }

  async function save(move: Move): Promise<boolean> {
    const before = known()
    try {
      const after = await placeClauses(id, before?.etag ?? '', move.place)
      await keepLayout(queries, id, after)
      const { unsaved, done, failing } = now()
      const back = before === undefined ? move.back : backTo(before.layout, after.layout)
      set({
        unsaved: unsaved.filter((one) => one !== move),
        done: done.map((one) => (one === move ? { ...move, back } : one)),
        failing: false,
        failures: 0,
        ...(failing && { problem: null }),
      })
      void loadApplicationAgain(queries, id)
      void loadRequestsAgain(queries) // their number of questions
      return true
    } catch (error) {
      return refuse(move, error)
    }
  }

  function add(move: Move, done: Move[]) {
    const { unsaved, failing } = now()
    set({ unsaved: [...unsaved, move], done, ...(!failing && { problem: null }) })
  }

  return {
    /** Saves the oldest move. Reports whether to go on with the next. */
    async saveNext(): Promise<boolean> {
      const [move] = now().unsaved
      return move !== undefined && (await save(move))
    },
    move(clause: Clause, box: string | null) {
      const move = { place: [{ clause: clause.id, box }], back: [backFrom(clause, box, known()?.layout)] }
      add(move, [...now().done, move])
    },
    /** Takes the last move back. Returns it. */
    undo(): Move | undefined {
      const { done } = now()
      const last = done.at(-1)
      if (last !== undefined) add({ place: last.back, back: last.place }, done.slice(0, -1))
      return last
    },
    /** Takes over what an earlier page did not save, as far as the sentences are still there. */
    takeOver(moves: Move[]) {
      for (const move of moves) if (fits(move)) add(move, [...now().done, move])
    },
  }
}

/** Saves the moves of the user who is present, until one has to wait. */
export async function sendMoves(queries: QueryClient, id: string): Promise<void> {
  while (await arrangerIn(queries, id).saveNext());
}
