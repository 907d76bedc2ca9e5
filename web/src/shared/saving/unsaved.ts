import { type DataTag, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { unsavedKey } from '../../lib/query-client'
import { session, userOf } from '../../lib/session'

/** Returns the id of the present user. */
export const ownerNow = (): number | undefined => userOf(session.access())?.id

/**
 * The key of what the present user has not saved of an application. It is in the cache of what is saved, so that one
 * observer sees both, and it names its user, so that nothing is shown or sent as another one.
 */
export const unsavedIn = (id: string, what: string): QueryKey => [unsavedKey, ownerNow(), id, what]

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
