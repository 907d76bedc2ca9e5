import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { ApiError } from '../lib/api-error'
import { justLoaded } from '../lib/query-client'
import type { components } from '../lib/schema'
import { answer, client } from './client'
import { wholeList } from './whole-list'

export type Application = components['schemas']['Application']
export type Part = components['schemas']['Part']
export type PartKey = components['schemas']['PartKey']
export type PrintedAnswer = components['schemas']['PrintedAnswer']
export type Question = components['schemas']['Question']
export type Answered = components['schemas']['Answered']
export type AnswerInput = components['schemas']['AnswerInput']
export type Bottleneck = components['schemas']['Bottleneck']
export type Focus = components['schemas']['Focus']

/** What each part consists of. */
export type PartContents = components['schemas']['PartContents']
export type PartContent = components['schemas']['PartContent']

/** The application of a request, by its project number or id. */
export const applicationOf = (id: string) =>
  queryOptions({
    queryKey: ['applications', id],
    queryFn: ({ signal }) =>
      answer(client.GET('/api/requests/{id}/application/', { params: { path: { id } }, signal })),
    staleTime: justLoaded,
  })

/** Returns the application as it was last loaded or saved. */
export const knownApplication = (queries: QueryClient, id: string): Application | undefined =>
  queries.getQueryData(applicationOf(id).queryKey)

/** Loads the application again, and nothing else of it. */
export const loadApplicationAgain = (queries: QueryClient, id: string): Promise<void> =>
  queries.invalidateQueries({ queryKey: applicationOf(id).queryKey, exact: true })

/** The header of a call that replaces this revision. */
export const matching = (rev: number) => ({ 'If-Match': `"${rev}"` })

/** The largest body that a browser still sends while a page goes away, in characters. */
const lastWords = 20_000

/** Replaces a part whole, if it still has this revision. */
export const replacePart = (id: string, part: PartKey, rev: number, body: PartContent): Promise<Application> =>
  answer(
    client.PUT('/api/requests/{id}/application/{part}/', {
      params: { path: { id, part }, header: matching(rev) },
      body,
      keepalive: JSON.stringify(body).length < lastWords,
    }),
  )

/** Answers a question, or says whether it applies. */
export const answerQuestion = (id: string, body: AnswerInput): Promise<Answered> =>
  answer(client.POST('/api/requests/{id}/application/answers/', { params: { path: { id } }, body }))

/** Puts a sentence that was left out into a section after all. */
export const includeLeftOut = (id: string, item: string, section: PartKey, rev: number): Promise<Application> =>
  answer(
    client.POST('/api/requests/{id}/application/left_out/{item}/include/', {
      params: { path: { id, item } },
      body: { section, rev },
    }),
  )

/** The history of an application, newest first. */
export const versionsOf = (id: string) =>
  queryOptions({
    queryKey: ['applications', id, 'versions'],
    queryFn: ({ signal }) =>
      wholeList((query) =>
        client.GET('/api/requests/{id}/application/versions/', { params: { path: { id }, query }, signal }),
      ),
    staleTime: 0,
  })

export const partOf = ({ parts }: Pick<Application, 'parts'>, key: PartKey): Part | undefined =>
  parts.find((part) => part.key === key)

/** Returns the newest part when a call was refused because its revision was old, or null. */
export function newestPart(error: unknown): Part | null {
  if (!(error instanceof ApiError) || error.status !== 412) return null
  const { body } = error
  return typeof body === 'object' && body !== null && 'part' in body ? (body.part as Part) : null
}
