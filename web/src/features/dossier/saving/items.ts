import { randomId } from '../../../lib/random-id'

/** An item of a list in a part: a bottleneck, a phase, a cost. */
type Item = Record<string, unknown>
type Content = Record<string, unknown>

const isList = (value: unknown): value is Item[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'object' && item !== null && 'id' in item)

const listOf = (value: unknown): Item[] => (isList(value) ? value : [])

const mapItems = <T extends object>(content: T, change: (items: Item[], name: string) => Item[]): T =>
  Object.fromEntries(
    Object.entries(content).map(([name, value]) => [name, isList(value) ? change(value, name) : value]),
  ) as T

/** Returns the id of a new item, until the server gives it one. */
export const newId = (): string => `nieuw-${randomId()}`

/**
 * Returns a content as it is sent. An item that the server does not have is a new one, also one
 * that was removed and brought back.
 */
export function withKnownIds<T extends object>(content: T, saved: object): T {
  const known = (name: string) => new Set(listOf((saved as Content)[name]).map(({ id }) => id))
  return mapItems(content, (items, name) =>
    items.map((item) => (known(name).has(item.id) ? item : { ...item, id: '' })),
  )
}

/**
 * Returns what was typed while a content was on its way, with the ids that the server gave to its
 * new items, so that the next save does not make them again.
 */
export function withGivenIds<T extends object>(typed: T, sent: object, saved: object): T {
  return mapItems(typed, (items, name) => {
    const asked = listOf((sent as Content)[name])
    const given = listOf((saved as Content)[name])
    if (asked.length !== given.length) return items
    const ids = new Map(asked.map(({ id }, at) => [id, given[at]?.id]))
    return items.map((item) => ({ ...item, id: ids.get(item.id) ?? item.id }))
  })
}
