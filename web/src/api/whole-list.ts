/** An item by its id, or by its number as a version. */
type Identified = { id: number } | { version: number }

const idOf = (item: Identified): number => ('id' in item ? item.id : item.version)

/**
 * Returns a whole list, which the API answers in pages. An item that moved to the
 * next page between two calls is kept once.
 */
export async function wholeList<Item extends Identified>(
  ask: (query: { page?: number }) => Promise<{ data?: Item[]; response: Response }>,
): Promise<Item[]> {
  const items = new Map<number, Item>()
  for (let page = 1; ; page++) {
    const { data = [], response } = await ask(page === 1 ? {} : { page })
    for (const item of data) items.set(idOf(item), item)
    if (!response.headers.get('Link')?.includes('rel="next"')) return [...items.values()]
  }
}
