import type { Arrangement, Clause, Layout, Placing } from '../../api/layout'
import { ApiError, isPassing } from '../../lib/api-error'
import { waitAfter } from '../../lib/autosave'
import { failure, withoutAnswer } from '../../lib/messages'
import { detailOf } from '../../lib/problem'

/** What puts sentences elsewhere, and what takes that back. */
export interface Move {
  place: Placing[]
  back: Placing[]
}

export interface Arranging {
  /** The moves that are not saved yet, oldest first. */
  unsaved: Move[]
  /** Those that can be taken back, the last one at the end. */
  done: Move[]
  /** What went wrong. */
  problem: string | null
  /** Whether a save waits to be tried again. */
  failing: boolean
}

/** What an arranger works with. */
export interface Wiring {
  /** The layout as far as it is known here. */
  layout: () => Arrangement | undefined
  /** Saves over the layout that is known here, and takes the new one. */
  put: (place: Placing[]) => Promise<Arrangement>
  /** Takes the newest layout. */
  reload: () => Promise<void>
  /** Keeps the moves where a reload finds them. */
  keep: (unsaved: Move[]) => void
}

export type Arranger = ReturnType<typeof createArranger>

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

/** Saves moves of sentences, one call at a time and in their order. */
export function createArranger({ layout, put, reload, keep }: Wiring) {
  let state: Arranging = { unsaved: [], done: [], problem: null, failing: false }
  let running = false
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()

  function set(next: Partial<Arranging>) {
    state = { ...state, ...next }
    if (next.unsaved !== undefined) keep(next.unsaved)
    for (const listener of listeners) listener()
  }

  const clausesNow = () => layout()?.layout.clauses ?? []

  /** Reports whether the sentences of a move are still where it took them from. */
  const fits = ({ back }: Move): boolean =>
    back.every(({ clause, box }) => clausesNow().some((one) => one.id === clause && one.box === box && !one.edited))

  function drop(move: Move, problem: string) {
    set({
      unsaved: state.unsaved.filter((one) => one !== move),
      done: state.done.filter((one) => one !== move),
      problem,
      failing: false,
    })
  }

  /** Tries again after a while, if the page is still there. If not, the next one takes over what is kept. */
  function later(problem: string): boolean {
    set({ problem, failing: true })
    timer = setTimeout(() => listeners.size > 0 && void save(), waitAfter(failures++))
    return false
  }

  /** Decides what becomes of a move that was refused. Reports whether to go on. */
  async function refuse(move: Move, error: unknown): Promise<boolean> {
    if (mayPass(error)) return later(detailOf(error) ?? withoutAnswer('De laatste verplaatsing is nog niet opgeslagen'))
    const stale = error instanceof ApiError && error.status === 412
    try {
      await reload()
    } catch (cause) {
      if (mayPass(cause)) return refuse(move, cause)
    }
    if (!stale) drop(move, failure(error, `${notMoved}. Probeer het nog eens.`))
    else if (fits(move) && failures >= staleMax) return later(changed)
    else if (fits(move)) {
      failures++
      set({ problem: changed })
    } else drop(move, `${changed} Je laatste verplaatsing is daarom niet opgeslagen.`)
    return true
  }

  /** Saves what is not saved yet. */
  async function save(): Promise<void> {
    clearTimeout(timer)
    if (running) return
    running = true
    try {
      for (let going = true; going && state.unsaved[0] !== undefined; ) going = await saveOne(state.unsaved[0])
    } finally {
      running = false
    }
  }

  async function saveOne(move: Move): Promise<boolean> {
    const before = layout()?.layout
    try {
      const { layout: after } = await put(move.place)
      if (before !== undefined) move.back = backTo(before, after)
      failures = 0
      set({
        unsaved: state.unsaved.filter((one) => one !== move),
        failing: false,
        ...(state.failing && { problem: null }),
      })
      return true
    } catch (error) {
      return refuse(move, error)
    }
  }

  function add(move: Move, done: Move[]) {
    set({ unsaved: [...state.unsaved, move], done, ...(!state.failing && { problem: null }) })
    void save()
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    now: () => state,
    save,
    move(clause: Clause, box: string | null) {
      const move = { place: [{ clause: clause.id, box }], back: [backFrom(clause, box, layout()?.layout)] }
      add(move, [...state.done, move])
    },
    /** Takes the last move back. Returns it. */
    undo(): Move | undefined {
      const last = state.done.at(-1)
      if (last !== undefined) add({ place: last.back, back: last.place }, state.done.slice(0, -1))
      return last
    },
    /** Saves what an earlier page did not, as far as the sentences are still there. */
    takeOver(moves: Move[]) {
      for (const move of moves) if (fits(move)) add(move, [...state.done, move])
    },
  }
}
