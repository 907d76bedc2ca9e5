import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { ApiError } from '../lib/api-error'
import { justLoaded } from '../lib/query-client'
import type { components } from '../lib/schema'
import { answer, client } from './client'
import { patiently, pollEvery } from './poll'
import { type ListPage, wholeList } from './whole-list'

export type RequestCard = components['schemas']['RequestCard']
export type WbsoRequest = components['schemas']['Request']
export type WbsoDocument = components['schemas']['Document']
export type Submission = components['schemas']['Submission']

/** One page of the requests, with the next step of each, which the tables show. */
const cards = (page: ListPage, signal: AbortSignal) =>
  client.GET('/api/requests/', { params: { query: { view: 'cards', ...page } }, signal }) as Promise<{
    data?: RequestCard[] // the document of the API cannot say that this view has them
    response: Response
  }>

/** All requests of the user, newest first. Polled while the tab is visible. */
export const requestList = queryOptions({
  queryKey: ['requests'],
  queryFn: ({ signal }) => wholeList((page) => cards(page, signal)),
  refetchInterval: patiently(pollEvery.list),
  staleTime: justLoaded,
  retry: false,
})

/** One request by its project number or id, never from the cache alone. The screen shows a failure itself. */
export const oneRequest = (id: string) =>
  queryOptions({
    queryKey: ['requests', id],
    queryFn: ({ signal }) => answer(client.GET('/api/requests/{id}/', { params: { path: { id } }, signal })),
    staleTime: justLoaded,
  })

/** Loads all that is known of requests again. */
export const loadRequestsAgain = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ queryKey: ['requests'] })

/** Loads a request again. */
export const loadRequestAgain = (queries: QueryClient, id: string): Promise<void> =>
  queries.invalidateQueries({ queryKey: oneRequest(id).queryKey })

/** Shows a request that a call has answered with, or forgets what is known of it. */
export function keepRequest(queries: QueryClient, id: string, request: WbsoRequest | null): void {
  const { queryKey } = oneRequest(id)
  if (request === null) queries.removeQueries({ queryKey })
  else queries.setQueryData(queryKey, request)
}

/** Reports whether a request is still being processed, which an empty status means too. */
export const inProcess = (request: Pick<RequestCard, 'status'>): boolean =>
  request.status === 'in_verwerking' || (request.status as string) === ''

const refused = (error: Error | null): boolean => error instanceof ApiError && error.status >= 400 && error.status < 429

/** One request, polled until its document is made or has failed, except while the tab is hidden. */
export const requestInProcess = (id: string) =>
  queryOptions({
    ...oneRequest(id),
    retry: false,
    refetchInterval: (query) => {
      const { data, error } = query.state
      if (refused(error) || (data !== undefined && !inProcess(data))) return false
      return patiently(pollEvery.inProcess)(query)
    },
  })

/** Submits a request, with the proofs of the verdicts on its texts. Calls with the same key make one request. */
export const submitRequest = (body: Submission, key: string, proofs: string[]): Promise<WbsoRequest> =>
  answer(
    client.POST('/api/requests/', {
      body,
      params: { header: { 'Idempotency-Key': key, 'Evaluation-Proof': proofs.join(',') } },
    }),
  )

/** Runs a failed request again. */
export const retryRequest = (id: string): Promise<WbsoRequest> =>
  answer(client.POST('/api/requests/{id}/retry/', { params: { path: { id } } }))

/** Downloads the application as PDF: the whole of it when paid, else a preview with a watermark. */
export const downloadApplication = (id: string): Promise<Blob> =>
  answer(client.GET('/api/requests/{id}/download_document/', { params: { path: { id } }, parseAs: 'blob' }))

/** The documents of a request, without the preview. */
export const documentsOf = (id: string) =>
  queryOptions({
    queryKey: ['documents', id],
    queryFn: ({ signal }) => answer(client.GET('/api/documents/', { params: { query: { request: id } }, signal })),
  })

/** Downloads one document of a request. */
export const downloadDocument = (id: number): Promise<Blob> =>
  answer(client.GET('/api/documents/{id}/download/', { params: { path: { id } }, parseAs: 'blob' }))
