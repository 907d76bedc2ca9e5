import { queryOptions, useQuery } from '@tanstack/react-query'
import type { components } from '../lib/schema'
import { answer, client } from './client'

export type Site = components['schemas']['Site']

/** Begins the query key of the only answer that is the same for everybody. */
export const siteKey = 'site'

/** Returns the site that the page came with, unless a development server sent it. */
function siteOfPage(): Site | undefined {
  const block = document.getElementById('site')?.textContent
  return block ? JSON.parse(block) : undefined
}

/** Brand, operator and figures of the day. The shell works without them, so no screen says that it failed. */
const siteQuery = queryOptions({
  queryKey: [siteKey],
  queryFn: ({ signal }) => answer(client.GET('/api/site/', { signal })),
  initialData: siteOfPage,
  staleTime: 10 * 60_000,
})

const useLoadedSite = (): Site | undefined => useQuery(siteQuery).data

/** The build knows no settings: the text of a page is rendered with what site-text.tsx offers. */
function useNoSite(): never {
  throw new Error('A page that is rendered by the build calls useSite: use the texts of api/site-text instead.')
}

/** Returns the site, or undefined until it is loaded. */
export const useSite = import.meta.env.SSR ? useNoSite : useLoadedSite
