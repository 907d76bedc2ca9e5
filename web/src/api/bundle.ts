import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { components } from '../lib/schema'
import type { Application } from './application'
import { answer, client } from './client'

export type BundledRequest = components['schemas']['BundledRequest']
export type Companion = components['schemas']['Companion']

const of = (id: string) => ({ path: { id } })

/** What an application is filed together with, and what else could be. */
export const bundleOf = (id: string) =>
  queryOptions({
    queryKey: ['applications', id, 'bundle'],
    queryFn: ({ signal }) => answer(client.GET('/api/requests/{id}/bundle/', { params: of(id), signal })),
    staleTime: 0,
  })

/** Loads again what an application may be filed together with. */
export const loadBundleAgain = (queries: QueryClient, id: string): Promise<void> =>
  queries.invalidateQueries({ queryKey: bundleOf(id).queryKey, exact: true })

/** Loads all other applications again: each names those that it is filed together with. */
export const loadOthersAgain = (queries: QueryClient, id: string): Promise<void> =>
  queries.invalidateQueries({ queryKey: ['applications'], predicate: ({ queryKey }) => queryKey[1] !== id })

/** Files a request together with exactly those others. */
export const fileTogether = (id: string, others: number[]): Promise<Application> =>
  answer(client.POST('/api/requests/{id}/bundle/', { params: of(id), body: { with: others } }))

/** Undoes that for all of them. */
export const fileAlone = (id: string): Promise<Application> =>
  answer(client.DELETE('/api/requests/{id}/bundle/', { params: of(id) }))
