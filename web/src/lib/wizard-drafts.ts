import { keys, local } from './storage'

/** The id of the user who owns a draft, or null for a visitor. */
export type Owner = number | null

/** A draft that is kept next to the present one. */
export interface KeptDraft {
  /** When it was set aside, in ms since 1970, or null when that is not known. */
  at: number | null
  /**
   * An 'open' draft was the present one when somebody else came, and is opened again
   * for its owner. An 'offered' one was set aside, a 'declined' one is not wanted back now.
   */
  state: 'open' | 'offered' | 'declined'
  /** In the stored form. */
  draft: string
}

const keptMax = 5 // per owner

function objectIn(json: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(json)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null
  } catch {
    return null
  }
}

/** A draft without an owner is a visitor's, also one of before drafts had owners, which are read until 1 June 2027. */
const ownerIn = ({ owner }: Record<string, unknown>): Owner => (typeof owner === 'number' ? owner : null)

const ownerOf = (draft: string): Owner => ownerIn(objectIn(draft) ?? {})

/** Reports whether a draft is readable and somebody else's. */
function isForeign(draft: string, owner: Owner): boolean {
  const content = objectIn(draft)
  return content !== null && ownerIn(content) !== owner
}

function isKept(value: unknown): value is KeptDraft {
  if (typeof value !== 'object' || value === null || !('draft' in value) || !('at' in value)) return false
  return typeof value.draft === 'string' && (value.at === null || Number.isSafeInteger(value.at))
}

/** Returns all drafts that are kept, newest first. Before, it was one, stored as it is, which is read until 1 June 2027. */
function allKept(): KeptDraft[] {
  const stored = local.get(keys.earlierDrafts) ?? '[]'
  if (objectIn(stored) !== null) return [{ at: null, state: 'offered', draft: stored }]
  try {
    const list: unknown = JSON.parse(stored)
    return Array.isArray(list) ? list.filter(isKept) : []
  } catch {
    return []
  }
}

/** Stores the newest five of every owner. Reports whether the browser took them. */
function keep(list: KeptDraft[]): boolean {
  const count = new Map<Owner, number>()
  const newest = list.filter(({ draft }) => {
    const owner = ownerOf(draft)
    count.set(owner, (count.get(owner) ?? 0) + 1)
    return (count.get(owner) ?? 0) <= keptMax
  })
  if (newest.length > 0) return local.set(keys.earlierDrafts, JSON.stringify(newest))
  local.remove(keys.earlierDrafts)
  return true
}

/** Returns the present draft, unless it is somebody else's. */
export function presentFor(owner: Owner): string | null {
  const present = local.get(keys.draft)
  return present === null || isForeign(present, owner) ? null : present
}

/** Removes the present draft, unless it is somebody else's. */
export function removePresent(owner: Owner): void {
  if (presentFor(owner) !== null) local.remove(keys.draft)
}

const isSame = (a: KeptDraft, b: KeptDraft): boolean => a.at === b.at && a.draft === b.draft

/** Returns the drafts that are kept for an owner, newest first. */
export const keptFor = (owner: Owner): KeptDraft[] => allKept().filter(({ draft }) => ownerOf(draft) === owner)

/** Reports whether the draft of a user waits until they sign in again. */
export function someoneIsAwaited(): boolean {
  const left = allKept().filter(({ state }) => state === 'open')
  return [local.get(keys.draft) ?? '', ...left.map(({ draft }) => draft)].some((draft) => ownerOf(draft) !== null)
}

/** Keeps a draft as its owner's newest one. Reports whether the browser took it. */
export const setAside = (draft: string, state: KeptDraft['state'] = 'offered'): boolean =>
  keep([{ at: Date.now(), state, draft }, ...allKept()])

/** Makes a draft the present one again, which could not be set aside. */
export const putBack = (draft: string): boolean => local.set(keys.draft, draft)

/** Changes the state of kept drafts. */
export const mark = (marked: KeptDraft[], state: KeptDraft['state']): boolean =>
  keep(allKept().map((kept) => (marked.some((one) => isSame(one, kept)) ? { ...kept, state } : kept)))

/** Sets the present draft aside when it is somebody else's. Reports whether there is room for one of this owner now. */
export function makeRoom(owner: Owner): boolean {
  const present = local.get(keys.draft)
  if (present === null || presentFor(owner) !== null) return true
  if (!setAside(present, 'open')) return false
  local.remove(keys.draft)
  return true
}

/**
 * Makes a kept draft of an owner the present one, and sets others of theirs aside in
 * turn. Without room for that, none is lost. Reports whether it was done.
 */
export function bringBack(owner: Owner, wanted: KeptDraft, instead: string[]): boolean {
  if (!makeRoom(owner)) return false
  const before = { present: local.get(keys.draft), kept: allKept() }
  const aside = instead.map((draft): KeptDraft => ({ at: Date.now(), state: 'offered', draft }))
  local.remove(keys.draft)
  const done =
    keep([...aside, ...before.kept.filter((kept) => !isSame(kept, wanted))]) && local.set(keys.draft, wanted.draft)
  if (done) return true
  keep(before.kept)
  if (before.present !== null) local.set(keys.draft, before.present)
  return false
}

const owned = (draft: string, owner: Owner): string => {
  const content = objectIn(draft)
  return content === null || ownerIn(content) !== null ? draft : JSON.stringify({ ...content, owner })
}

/** Makes the drafts of a visitor those of the user who has signed in. */
export function adoptDrafts(owner: number): void {
  const present = local.get(keys.draft)
  if (present !== null && owned(present, owner) !== present) local.set(keys.draft, owned(present, owner))
  const kept = allKept()
  if (kept.length > 0) keep(kept.map((one) => ({ ...one, draft: owned(one.draft, owner) })))
}

/** Removes all drafts that are not another user's. */
export function forgetDrafts(owner: Owner): void {
  const stays = (draft: string) => ![null, owner].includes(ownerOf(draft))
  const present = local.get(keys.draft)
  if (present !== null && !stays(present)) local.remove(keys.draft)
  keep(allKept().filter(({ draft }) => stays(draft)))
}
