import { queryOptions } from '@tanstack/react-query'
import type { components } from '../lib/schema'
import { type Application, matching, type PartKey } from './application'
import { answer, client } from './client'

export type Version = components['schemas']['ApplicationVersion']

/** The application as it was. */
export const versionOf = (id: string, version: number) =>
  queryOptions({
    queryKey: ['applications', id, 'versions', version],
    queryFn: ({ signal }) =>
      answer(
        client.GET('/api/requests/{id}/application/versions/{version}/', {
          params: { path: { id, version } },
          signal,
        }),
      ),
  })

/** Sets one part back to what it was in a version, if the part still has this revision. */
export const restorePart = (id: string, version: number, part: PartKey, rev: number): Promise<Application> =>
  answer(
    client.POST('/api/requests/{id}/application/versions/{version}/restore/', {
      params: { path: { id, version }, header: matching(rev) },
      body: { part },
    }),
  )
