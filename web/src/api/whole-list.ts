/** An item by its id, by its number as a version, or by the employee it is about. */
type Identified = { id: number } | { version: number } | { employee: number }

/** Which page of a list: what comes after an item, and the number of that page. */
export interface ListPage {
  after?: number
  page?: number
}

function idOf(item: Identified): number {
  if ('id' in item) return item.id
  return 'version' in item ? item.version : item.employee
}

/** Returns the next page as the Link header of an answer names it, if there is one. */
export function nextOf(response: Response): ListPage | undefined {
  const address = /<([^>]*)>;\s*rel="next"/.exec(response.headers.get('Link') ?? '')?.[1]
  if (address === undefined) return undefined
  const query = new URLSearchParams(address.slice(address.indexOf('?') + 1))
  const numbers = (['after', 'page'] as const)
    .filter((name) => query.has(name))
    .map((name) => [name, Number(query.get(name))])
  return Object.fromEntries(numbers)
}

/**
 * Returns a whole list, which the API answers in pages. An item that moved to the
 * next page between two calls is kept once.
 */
export async function wholeList<Item extends Identified>(
  ask: (query: ListPage) => Promise<{ data?: Item[]; response: Response }>,
): Promise<Item[]> {
  const items = new Map<number, Item>()
  for (let query: ListPage | undefined = {}; query !== undefined; ) {
    const { data = [], response } = await ask(query)
    for (const item of data) items.set(idOf(item), item)
    query = nextOf(response)
  }
  return [...items.values()]
}
