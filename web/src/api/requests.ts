import { queryOptions } from '@tanstack/react-query'
import { answer, client } from './client'
import type { components } from './schema'

export type WbsoRequest = components['schemas']['Request']
export type Submission = components['schemas']['Submission']

const poll = 5_000 // ms, while something may still change

/** All requests of whoever is signed in, newest first, asked for again every five seconds while the tab is seen. */
export const requestList = queryOptions({
  queryKey: ['requests'],
  queryFn: ({ signal }) => answer(client.GET('/api/requests/', { signal })),
  refetchInterval: poll,
  throwOnError: false,
})

/** One request by its project number or id. */
export const oneRequest = (id: string) =>
  queryOptions({
    queryKey: ['requests', id],
    queryFn: ({ signal }) => answer(client.GET('/api/requests/{id}/', { params: { path: { id } }, signal })),
  })

/** Submits a request. The same key makes a repeated press or a retry one request. */
export const submitRequest = (body: Submission, key: string): Promise<WbsoRequest> =>
  answer(client.POST('/api/requests/', { body, params: { header: { 'Idempotency-Key': key } } }))

/** Runs a failed request again. */
export const retryRequest = (id: string): Promise<WbsoRequest> =>
  answer(client.POST('/api/requests/{id}/retry/', { params: { path: { id } } }))

/** The application as PDF: whole when paid, else its marked preview. */
export const downloadApplication = (id: string): Promise<Blob> =>
  answer(client.GET('/api/requests/{id}/download_document/', { params: { path: { id } }, parseAs: 'blob' }))
