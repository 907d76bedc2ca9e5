import { queryOptions } from '@tanstack/react-query'
import { answer, client } from './client'
import type { components } from './schema'
import { wholeList } from './whole-list'

export type Company = components['schemas']['Company']
export type CompanyInput = components['schemas']['CompanyInput']
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

/** The companies of the user with all their fields, oldest first. */
export const companyList = queryOptions({
  queryKey: [companiesKey, 'profiles'],
  queryFn: ({ signal }) => wholeList((query) => client.GET('/api/profiles/', { params: { query }, signal })),
  staleTime: 0,
})

/** Writes all fields of a company, or adds one when there is no id. */
export const saveCompany = (id: number | null, body: CompanyInput): Promise<Company> =>
  answer(
    id === null
      ? client.POST('/api/profiles/', { body })
      : client.PUT('/api/profiles/{id}/', { params: { path: { id } }, body }),
  )
