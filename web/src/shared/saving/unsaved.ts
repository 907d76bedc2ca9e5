import { type DataTag, type QueryClient, type QueryKey, queryOptions, useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { unsavedKey } from '../../lib/query-client'
import { session, userOf } from '../../lib/session'

/** Returns the id of the present user. */
export const ownerNow = (): number | undefined => userOf(session.access())?.id

/**
 * What the present user has not saved of an application. It is in the cache of what is saved, so that one
 * observer sees both, and it names its user, so that nothing is shown or sent as another one.
 */
export const unsavedIn = <T>(id: string, what: string) =>
  queryOptions<T>({ queryKey: [unsavedKey, ownerNow(), id, what] })

/** Returns how to read and change what is not saved. It is `empty` at first. */
export function unsavedState<T extends object>(
  queries: QueryClient,
  { queryKey }: { queryKey: DataTag<QueryKey, T, Error> },
  empty: T,
) {
  const now = (): T => queries.getQueryData(queryKey) ?? empty
  return { now, set: (change: Partial<T>) => void queries.setQueryData<T>(queryKey, { ...now(), ...change }) }
}

/**
 * Returns what is in the cache. It is drawn in the event that changes it: a query draws a task later, and a field that
 * shows its former text in between loses its caret.
 */
export function useCached<T>({ queryKey }: { queryKey: DataTag<QueryKey, T, Error> }): T | undefined {
  const queries = useQueryClient()
  const subscribe = useCallback(
    (onChange: () => void) =>
      queries.getQueryCache().subscribe(({ type }) => (type === 'updated' || type === 'removed') && onChange()),
    [queries],
  )
  return useSyncExternalStore(subscribe, () => queries.getQueryData(queryKey))
}
