import { randomId } from './random-id'
import { keys, local } from './storage'

/** Something that a user typed and that the server has not confirmed. */
export interface Unsaved {
  /** The page that it was typed in. Two pages never overwrite each other's. */
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

/** Names this page until it is loaded again. */
export const thisPage = randomId()

const isUnsaved = (value: unknown): value is Unsaved => {
  if (typeof value !== 'object' || value === null) return false
  const { page, owner, request, what, base, at } = value as Record<string, unknown>
  const texts = [page, request, what].every((text) => typeof text === 'string')
  return texts && [owner, base, at].every((number) => typeof number === 'number') && 'content' in value
}

function all(): Unsaved[] {
  try {
    const stored: unknown = JSON.parse(local.get(keys.unsaved) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isUnsaved) : []
  } catch {
    return []
  }
}

/** Reports whether the browser took it. */
function store(list: Unsaved[]): boolean {
  if (list.length > 0) return local.set(keys.unsaved, JSON.stringify(list))
  local.remove(keys.unsaved)
  return true
}

type Place = Pick<Unsaved, 'page' | 'owner' | 'request' | 'what'>

const isAt =
  ({ page, owner, request, what }: Place) =>
  (one: Unsaved): boolean =>
    one.page === page && one.owner === owner && one.request === request && one.what === what

/** Returns what a user has not saved of a request, oldest first. */
export const unsavedOf = (owner: number, request: string): Unsaved[] =>
  all()
    .filter((one) => one.owner === owner && one.request === request)
    .toSorted((a, b) => a.at - b.at)

/** Keeps something until it is dropped, also when the page goes. Reports whether the browser took it. */
export const keepUnsaved = (unsaved: Unsaved): boolean =>
  store([...all().filter((one) => !isAt(unsaved)(one)), unsaved])

export const dropUnsaved = (place: Place): boolean => store(all().filter((one) => !isAt(place)(one)))

/** Removes everything that a user has not saved. */
export const forgetUnsaved = (owner: number): boolean => store(all().filter((one) => one.owner !== owner))
