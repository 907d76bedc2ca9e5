import type { QueryClient } from '@tanstack/react-query'

/** Makes one thing for each key and query client. What it could not save is there when the user comes back. */
export function perClient<T>(): (queries: QueryClient, key: string, make: () => T) => T {
  const all = new WeakMap<QueryClient, Map<string, T>>()
  return (queries, key, make) => {
    const known = all.get(queries) ?? new Map<string, T>()
    all.set(queries, known)
    const found = known.get(key) ?? make()
    known.set(key, found)
    return found
  }
}
