import { queryOptions } from '@tanstack/react-query'
import { client } from './client'
import type { components } from './schema'
import { wholeList } from './whole-list'

export type SelectableCompany = components['schemas']['SelectableCompany']

/** The companies to choose from in the wizard, which shows a failure itself. */
export const selectableCompanies = queryOptions({
  queryKey: ['companies', 'selectable'],
  queryFn: ({ signal }) =>
    wholeList((query) => client.GET('/api/company-dashboard/companies/', { params: { query }, signal })),
  throwOnError: false,
})
