import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { components } from '../lib/schema'
import { client } from './client'

export type Layout = components['schemas']['Layout']
export type Clause = components['schemas']['Clause']
export type LayoutBox = components['schemas']['LayoutBox']

/** A sentence and the box to put it into; null is 'Nog te plaatsen'. */
export interface Placing {
  clause: string
  box: string | null
  /** Whether the last bottleneck goes when the sentence leaves nothing in it. */
  remove_empty?: boolean
}

/** A layout and its revision, for `If-Match`. */
export interface Arrangement {
  layout: Layout
  etag: string
}

async function arranged(call: Promise<{ data?: Layout; response: Response }>): Promise<Arrangement> {
  const { data, response } = await call
  return { layout: data as Layout, etag: response.headers.get('ETag') ?? '' }
}

/** Which sentence of the user is in which box of the application. */
export const layoutOf = (id: string) =>
  queryOptions({
    queryKey: ['applications', id, 'layout'],
    queryFn: ({ signal }) =>
      arranged(client.GET('/api/requests/{id}/application/layout/', { params: { path: { id } }, signal })),
    staleTime: 0,
  })

/** Returns the layout as it was last loaded or saved. */
export const knownLayout = (queries: QueryClient, id: string): Arrangement | undefined =>
  queries.getQueryData(layoutOf(id).queryKey)

/** Shows a layout that a call has answered with. */
export async function keepLayout(queries: QueryClient, id: string, arrangement: Arrangement): Promise<void> {
  const { queryKey } = layoutOf(id)
  await queries.cancelQueries({ queryKey, exact: true }) // an older answer must not come after this one
  queries.setQueryData(queryKey, arrangement)
}

/** Puts sentences into other boxes, if the layout still has this revision. */
export const placeClauses = (id: string, etag: string, place: Placing[]): Promise<Arrangement> =>
  arranged(
    client.PUT('/api/requests/{id}/application/layout/', {
      params: { path: { id }, header: { 'If-Match': etag } },
      body: { place },
    }),
  )
