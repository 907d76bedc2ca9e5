import { infiniteQueryOptions } from '@tanstack/react-query'
import type { components } from '../lib/schema'
import { answer, client } from './client'
import { type ListPage, nextOf } from './whole-list'

export type LogLine = components['schemas']['LogLine']

/** Which lines of a log are shown: those of a kind, and of these days. */
export interface LogFilter {
  action?: LogLine['action']
  from?: string
  to?: string
}

const firstPage: ListPage = {}

/** The log of a company, newest first, a page at a time. */
export const companyLog = (company: number, filter: LogFilter) =>
  infiniteQueryOptions({
    queryKey: ['company-log', company, filter],
    queryFn: async ({ pageParam, signal }) => {
      const params = { path: { company }, query: { ...filter, ...pageParam } }
      const { data = [], response } = await client.GET('/api/companies/{company}/log/', { params, signal })
      return { lines: data, next: nextOf(response) }
    },
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  })

/** The log of a company as CSV. */
export const downloadLog = (company: number, query: LogFilter): Promise<Blob> =>
  answer(client.GET('/api/companies/{company}/log.csv/', { params: { path: { company }, query }, parseAs: 'blob' }))
