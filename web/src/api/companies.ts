import { queryOptions } from '@tanstack/react-query'
import { client } from './client'
import type { components } from './schema'
import { wholeList } from './whole-list'

export type SelectableCompany = components['schemas']['SelectableCompany']

/** Begins the query keys of everything about companies. */
export const companiesKey = 'companies'

/** The companies of the user to choose from, loaded again whenever the tab gets the focus. */
export const companiesOf = (user: number) =>
  queryOptions({
    queryKey: [companiesKey, 'selectable', user],
    queryFn: ({ signal }) =>
      wholeList((query) => client.GET('/api/company-dashboard/companies/', { params: { query }, signal })),
    staleTime: 0,
  })
