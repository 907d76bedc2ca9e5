import { queryOptions } from '@tanstack/react-query'
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

/** Files a request together with exactly those others. */
export const fileTogether = (id: string, others: number[]): Promise<Application> =>
  answer(client.POST('/api/requests/{id}/bundle/', { params: of(id), body: { with: others } }))

/** Undoes that for all of them. */
export const fileAlone = (id: string): Promise<Application> =>
  answer(client.DELETE('/api/requests/{id}/bundle/', { params: of(id) }))
