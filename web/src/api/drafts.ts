import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { components } from '../lib/schema'
import type { Application } from './application'
import { answer, client } from './client'
import { patiently, pollEvery } from './poll'

/** What a language model proposes for a part or for one bottleneck. */
export type Draft = components['schemas']['Draft']

/** The proposals about which nothing was decided. Without a language model there are none. */
export const draftsOf = (id: string) =>
  queryOptions({
    queryKey: ['applications', id, 'drafts'],
    queryFn: ({ signal }) =>
      answer(client.GET('/api/requests/{id}/application/drafts/', { params: { path: { id } }, signal })),
    staleTime: 0,
  })

/** A part or bottleneck of which another proposal may be asked for. */
export type DraftOrder = components['schemas']['DraftOrder']

/** What a language model may be asked to propose, looked at again as long as something is ordered. */
export const draftOrdersOf = (id: string) =>
  queryOptions({
    queryKey: ['applications', id, 'draft-orders'],
    queryFn: ({ signal }) =>
      answer(client.GET('/api/requests/{id}/application/drafts/orders/', { params: { path: { id } }, signal })),
    staleTime: 0,
    refetchInterval: (query) =>
      query.state.data?.some(({ state }) => state === 'ordered') ? patiently(pollEvery.list)(query) : false,
  })

/** Loads again what is proposed for an application. */
export const loadDraftsAgain = (queries: QueryClient, id: string): Promise<void> =>
  queries.invalidateQueries({ queryKey: draftsOf(id).queryKey, exact: true })

/** Loads again what may be proposed. */
export const loadDraftOrdersAgain = (queries: QueryClient, id: string): Promise<void> =>
  queries.invalidateQueries({ queryKey: draftOrdersOf(id).queryKey, exact: true })

/** Takes away a proposal about which was decided. */
export function dropDraft(queries: QueryClient, id: string, draft: string): void {
  queries.setQueryData(draftsOf(id).queryKey, (all = []) => all.filter((one) => one.id !== draft))
  void loadDraftsAgain(queries, id)
  void loadDraftOrdersAgain(queries, id)
}

/** Asks for another proposal. */
export const orderDraft = (id: string, draft: string) =>
  answer(client.POST('/api/requests/{id}/application/drafts/{draft}/order/', { params: { path: { id, draft } } }))

/** Puts a proposal in the place of the text, if the part still has this revision. */
export const acceptDraft = (id: string, draft: string, rev: number): Promise<Application> =>
  answer(
    client.POST('/api/requests/{id}/application/drafts/{draft}/accept/', {
      params: { path: { id, draft } },
      body: { rev },
    }),
  )

/** Sets a proposal aside for good. */
export const refuseDraft = (id: string, draft: string) =>
  answer(client.POST('/api/requests/{id}/application/drafts/{draft}/refuse/', { params: { path: { id, draft } } }))
