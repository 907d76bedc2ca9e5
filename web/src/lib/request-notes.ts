import { keys, local } from './storage'

/** What a user notes in this browser about a request, beside its application. */
export interface RequestNotes {
  /** The steps of filing that are done. */
  done: string[]
  /** The ids of the questions that were passed on, in the order of their numbers. */
  passedOn: string[]
}

type All = Record<string, Partial<RequestNotes>>

function all(): All {
  try {
    const stored: unknown = JSON.parse(local.get(keys.notes) ?? '{}')
    return typeof stored === 'object' && stored !== null ? (stored as All) : {}
  } catch {
    return {}
  }
}

const placeOf = (owner: number, request: string): string => `${owner} ${request}`

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : []

/** Returns what a user noted about a request, by its project number. */
export function notesOf(owner: number, request: string): RequestNotes {
  const { done, passedOn } = all()[placeOf(owner, request)] ?? {}
  return { done: texts(done), passedOn: texts(passedOn) }
}

export function note(owner: number, request: string, change: Partial<RequestNotes>): void {
  const notes = { ...notesOf(owner, request), ...change }
  local.set(keys.notes, JSON.stringify({ ...all(), [placeOf(owner, request)]: notes }))
}

/** Removes everything that a user noted. */
export function forgetNotes(owner: number): void {
  const others = Object.entries(all()).filter(([place]) => !place.startsWith(`${owner} `))
  if (others.length > 0) local.set(keys.notes, JSON.stringify(Object.fromEntries(others)))
  else local.remove(keys.notes)
}
