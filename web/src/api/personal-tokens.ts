import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { isGone } from '../lib/api-error'
import type { components } from '../lib/schema'
import { answer, client } from './client'

export type PersonalToken = components['schemas']['PersonalToken']
export type TokenScope = components['schemas']['TokenScope']
export type NewPersonalToken = components['schemas']['NewPersonalToken']

/** The tokens with which programs call for the user, the newest first, without their texts. */
export const tokenList = queryOptions({
  queryKey: ['personal-tokens'],
  queryFn: ({ signal }) => answer(client.GET('/api/account/tokens/', { signal })),
  staleTime: 0,
})

/** Loads the tokens again. For after a change, also when no answer to it came. */
export function useTokensAgain(): () => void {
  const queries = useQueryClient()
  return () => void queries.invalidateQueries({ queryKey: tokenList.queryKey })
}

/** Makes a token. Only this answer has its text. Needs `confirm`. */
export const makeToken = (body: components['schemas']['PersonalTokenInput']): Promise<NewPersonalToken> =>
  answer(client.POST('/api/account/tokens/', { body }))

function doneIfGone(error: unknown): void {
  if (!isGone(error)) throw error
}

/** Ends a token. One that is gone already is no error. */
export const revokeToken = (id: number): Promise<unknown> =>
  answer(client.DELETE('/api/account/tokens/{id}/', { params: { path: { id: String(id) } } })).catch(doneIfGone)
