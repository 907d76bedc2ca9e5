import { queryOptions } from '@tanstack/react-query'
import { answer, client } from './client'
import type { components } from './schema'

export type SelectableCompany = components['schemas']['SelectableCompany']

/** The companies to choose from in the wizard, which shows a failure itself. */
export const selectableCompanies = queryOptions({
  queryKey: ['companies', 'selectable'],
  queryFn: ({ signal }) => answer(client.GET('/api/company-dashboard/companies/', { signal })),
  throwOnError: false,
})
