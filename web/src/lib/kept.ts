import { randomId } from './random-id'
import { type Key, keys, local, tab } from './storage'

/** Something that a user typed in this browser and that the server has not confirmed. */
export interface Kept {
  /** The page that it was typed in, or empty when pages share it. Two pages never overwrite each other's. */
  page: string
  owner: number
  /** The project number of the request. */
  request: string
  /** What it is: the key of a part, or of a question. */
  what: string
  /** The revision that it was typed over. */
  base: number
  content: unknown
  /** When it was last changed, in ms since 1970. */
  at: number
}

type Place = Pick<Kept, 'page' | 'owner' | 'request' | 'what'>
type Bag = Record<string, unknown>

/** Names this page until it is loaded again. */
export const thisPage = randomId()

const most = 500 // per user

const former = { page: '', what: '', base: 0, at: 0 }

const bag = (value: unknown): Bag => (typeof value === 'object' && value !== null ? { ...value } : {})

function isKept(value: unknown): value is Kept {
  const { page, owner, request, what, base, at, ...more } = bag(value)
  const texts = [page, request, what].every((text) => typeof text === 'string')
  return texts && [owner, base, at].every((number) => typeof number === 'number') && 'content' in more
}

const isAt = (a: Place) => (b: Kept) =>
  a.page === b.page && a.owner === b.owner && a.request === b.request && a.what === b.what

interface Store {
  get: () => string | null
  /** Reports whether it was stored. */
  set: (value: string) => boolean
  remove: () => void
}

const under = (key: Key, store = local): Store => ({
  get: () => store.get(key),
  set: (value) => store.set(key, value),
  remove: () => store.remove(key),
})

/** A store that is gone with the page. */
function memory(): Store {
  let stored: string | null = null
  return {
    get: () => stored,
    set(value) {
      stored = value
      return true
    },
    remove() {
      stored = null
    },
  }
}

/** What is kept in a store. `readFormer` reads what an earlier version of the client has left there, until 1 June 2027. */
function list(store: Store, readFormer: (stored: Bag) => unknown[] = () => []) {
  /** What is unreadable counts as nothing. */
  function all(): Kept[] {
    try {
      const stored = bag(JSON.parse(store.get() ?? '[]'))
      return [...readFormer(stored), ...Object.values(stored)].filter(isKept)
    } catch {
      return []
    }
  }

  /** Reports whether the browser took it. */
  function set(next: Kept[]): boolean {
    if (next.length > 0) return store.set(JSON.stringify(next))
    store.remove()
    return true
  }

  return {
    /** Returns what a user has not saved of a request, oldest first. */
    of: (owner: number, request: string): Kept[] =>
      all()
        .filter((one) => one.owner === owner && one.request === request)
        .toSorted((a, b) => a.at - b.at),
    /** Keeps something until it is dropped, also when the page goes. Reports whether the browser took it. */
    keep(one: Place & Partial<Kept>): boolean {
      const others = all().filter((other) => !isAt(one)(other))
      const oldest = others.filter(({ owner }) => owner === one.owner).slice(0, 1 - most)
      return set([
        ...others.filter((other) => !oldest.includes(other)),
        { base: 0, content: null, at: Date.now(), ...one },
      ])
    },
    drop: (place: Place): boolean => set(all().filter((one) => !isAt(place)(one))),
    forget: (user: number): boolean => set(all().filter(({ owner }) => owner !== user)),
  }
}

/** What is kept, in the whole browser, in this tab or on this page. */
export const kept = {
  /** What is typed in an application: its parts, the answers to its questions and its layout. */
  unsaved: list(under(keys.unsaved)),
  /** Hours by project. Before, a tab had those of one user, which are read until 1 June 2027. */
  hours: list(under(keys.hours, tab), ({ owner, projects }) =>
    Object.entries(bag(projects)).map(([request, content]) => ({ ...former, owner, request, content })),
  ),
  /** What is ticked and passed on of a request. Before, it was by '<owner> <request>', which is read until 1 June 2027. */
  notes: list(under(keys.notes), (stored) =>
    Object.entries(stored).flatMap(([place, notes]) => {
      const [owner, request] = place.split(' ')
      const each = Object.entries(bag(notes))
      return each.map(([what, content]) => ({ ...former, owner: Number(owner), request, what, content }))
    }),
  ),
  /** What is typed in dialogs that were closed. It may have a BSN in it, and is not stored. */
  forms: list(memory()),
}

/** Removes all that is kept for a user, and nothing of another one. */
export function forgetKept(user: number): void {
  for (const { forget } of Object.values(kept)) forget(user)
}
