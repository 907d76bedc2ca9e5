import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { isGone } from '../lib/api-error'
import type { components } from '../lib/schema'
import { answer, client } from './client'

export type Session = components['schemas']['Session']

/** Where the user is signed in. */
export const sessionList = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => answer(client.GET('/api/account/sessions/', { signal })),
  staleTime: 0,
})

/** Loads the sessions again. For after a change, also when no answer to it came. */
export function useSessionsAgain(): () => void {
  const queries = useQueryClient()
  return () => void queries.invalidateQueries({ queryKey: sessionList.queryKey })
}

function doneIfGone(error: unknown): void {
  if (!isGone(error)) throw error
}

/** Ends a session. One that has ended already is no error. */
export const endSession = (id: string): Promise<unknown> =>
  answer(client.DELETE('/api/account/sessions/{id}/', { params: { path: { id } } })).catch(doneIfGone)

/** Ends all sessions of the user but this one. */
export const endOtherSessions = (): Promise<unknown> => answer(client.DELETE('/api/account/sessions/'))
