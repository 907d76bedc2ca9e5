import { queryOptions, useQuery } from '@tanstack/react-query'
import { answer, client } from './client'
import type { components } from './schema'

export type Site = components['schemas']['Site']

/** The first part of its query key: the one answer that is the same for everybody. */
export const siteKey = 'site'

/** Brand, operator and figures of the day. The shell works without them, so that their failure shows no error screen. */
const siteQuery = queryOptions({
  queryKey: [siteKey],
  queryFn: ({ signal }) => answer(client.GET('/api/site/', { signal })),
  staleTime: 10 * 60_000,
  throwOnError: false,
})

/** The site, or undefined until it is known. */
export const useSite = (): Site | undefined => useQuery(siteQuery).data
