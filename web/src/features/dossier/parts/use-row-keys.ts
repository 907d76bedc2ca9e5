import { useState } from 'react'

interface Known {
  ids: string[]
  keys: string[]
}

const isSameList = (one: string[], other: string[]): boolean =>
  one.length === other.length && one.every((id, at) => id === other[at])

/** Gives each row the key that it had, also when the server has given it another id in its place. */
function keysOf(ids: string[], before: Known): string[] {
  return ids.map((id, at) => {
    const known = before.ids.indexOf(id)
    if (known >= 0) return before.keys[known] ?? id
    const replaced = before.ids.length === ids.length && !ids.includes(before.ids[at] ?? '')
    return replaced ? (before.keys[at] ?? id) : id
  })
}

/**
 * Returns a key for each row of a list. It goes with the row when that moves, so that what is typed
 * stays with it, and outlives the id that a new row gets, so that the focus stays in it.
 */
export function useRowKeys(ids: string[]): string[] {
  const [known, setKnown] = useState<Known>({ ids, keys: ids })
  if (isSameList(ids, known.ids)) return known.keys
  const keys = keysOf(ids, known)
  setKnown({ ids, keys })
  return keys
}
