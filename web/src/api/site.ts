import { queryOptions, useQuery } from '@tanstack/react-query'
import { answer, client } from './client'
import type { components } from './schema'

export type Site = components['schemas']['Site']

/** Begins the query key of the only answer that is the same for everybody. */
export const siteKey = 'site'

/** Brand, operator and figures of the day. The shell works without them, so no screen says that it failed. */
const siteQuery = queryOptions({
  queryKey: [siteKey],
  queryFn: ({ signal }) => answer(client.GET('/api/site/', { signal })),
  staleTime: 10 * 60_000,
})

/** Returns the site, or undefined until it is loaded. */
export const useSite = (): Site | undefined => useQuery(siteQuery).data
