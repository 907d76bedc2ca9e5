import type { components } from '../lib/schema'
import type { Application } from './application'
import { answer, client } from './client'
import type { WbsoRequest } from './requests'

export type FiledInput = components['schemas']['FiledInput']
export type FollowUpInput = components['schemas']['FollowUpInput']

const of = (id: string) => ({ path: { id } })

/** Notes that the application was filed with RVO. From then on it cannot be changed. `open` has what was left open. */
export const fileApplication = (id: string, body: FiledInput): Promise<Application> =>
  answer(client.PUT('/api/requests/{id}/application/filed/', { params: of(id), body }))

/** Notes that it was not filed after all. */
export const unfileApplication = (id: string): Promise<Application> =>
  answer(client.DELETE('/api/requests/{id}/application/filed/', { params: of(id) }))

/** Makes a request that goes on with a filed one. Calls with the same key make one. */
export const followUp = (id: string, key: string, body: FollowUpInput): Promise<WbsoRequest> =>
  answer(
    client.POST('/api/requests/{id}/application/follow_up/', {
      params: { ...of(id), header: { 'Idempotency-Key': key } },
      body,
    }),
  )

/** Downloads the whole application as plain text. */
export const downloadText = (id: string): Promise<Blob> =>
  answer(client.GET('/api/requests/{id}/application/text/', { params: of(id), parseAs: 'blob' }))

/** Downloads the dates of an application for a calendar. */
export const downloadCalendar = (id: string): Promise<Blob> =>
  answer(client.GET('/api/requests/{id}/application/calendar/', { params: of(id), parseAs: 'blob' }))
