import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { answer, client } from './client'

/** Whether the user is interested in No Cure No Pay. */
export const interestQuery = queryOptions({
  queryKey: ['interest'],
  queryFn: async ({ signal }) => (await answer(client.GET('/api/no-cure-no-pay-interest/', { signal }))).interested,
  staleTime: 0,
})

export const keepInterest = (queries: QueryClient, interested: boolean) =>
  queries.setQueryData(interestQuery.queryKey, interested)

/** Saves that, and returns what is stored now. */
export const saveInterest = async (interested: boolean): Promise<boolean> =>
  (await answer(client.POST('/api/no-cure-no-pay-interest/', { body: { interested } }))).interested
