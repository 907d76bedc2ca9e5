import { queryOptions } from '@tanstack/react-query'
import type { components } from '../lib/schema'
import { client } from './client'
import { membersKey } from './members-again'
import { wholeList } from './whole-list'

export type Member = components['schemas']['Member']

/** The members of a company, the first one first. */
export const companyMembers = (company: number) =>
  queryOptions({
    queryKey: [membersKey, company],
    queryFn: ({ signal }) =>
      wholeList((query) =>
        client.GET('/api/companies/{company}/members/', { params: { path: { company }, query }, signal }),
      ),
    staleTime: 0,
  })
