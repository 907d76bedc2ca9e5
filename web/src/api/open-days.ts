import { queryOptions } from '@tanstack/react-query'
import type { components } from '../lib/schema'
import { answer, client } from './client'

export type OpenDaysSummary = components['schemas']['OpenDaysSummary']

/** How many days are open in a company, or of one of its projects. */
export const openDaysSummary = (company: number, project?: string) =>
  queryOptions({
    queryKey: ['open-days', company, project ?? null],
    queryFn: ({ signal }) =>
      answer(
        client.GET('/api/companies/{company}/open-days/summary/', {
          params: { path: { company }, query: project === undefined ? {} : { project_number: project } },
          signal,
        }),
      ),
    staleTime: 0,
  })
