import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { isUnpaid } from '../lib/api-error'
import type { components } from '../lib/schema'
import { answer, client } from './client'
import { wholeList } from './whole-list'

export type Company = components['schemas']['Company']
export type CompanyInput = components['schemas']['CompanyInput']
export type CompanyStats = components['schemas']['CompanyStats']
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

/** Reports whether a company has the address that an invoice needs. */
export const isAddressed = ({
  address,
  postal_code,
  city,
}: Pick<Company, 'address' | 'postal_code' | 'city'>): boolean =>
  [address, postal_code, city].every((part) => part !== '')

function nullIfUnpaid(error: unknown): null {
  if (isUnpaid(error)) return null
  throw error
}

/** A company with its paid projects and the figures of this month; null when it has requests and none is paid. */
export const companyStats = (id: number) =>
  queryOptions({
    queryKey: [companiesKey, 'stats', id],
    queryFn: ({ signal }): Promise<CompanyStats | null> =>
      answer(client.GET('/api/company-dashboard/stats/', { params: { query: { company_id: id } }, signal })).catch(
        nullIfUnpaid,
      ),
    staleTime: 0,
  })

/** Loads everything about companies again. For after a change, also when no answer to it came. */
export function useCompaniesAgain(): () => void {
  const queries = useQueryClient()
  return () => void queries.invalidateQueries({ queryKey: [companiesKey] })
}

/** Returns a function that writes all fields of a company, or adds one when there is no id. */
export function useSaveCompany() {
  const again = useCompaniesAgain()
  return (id: number | null, body: CompanyInput): Promise<Company> =>
    answer(
      id === null
        ? client.POST('/api/profiles/', { body })
        : client.PUT('/api/profiles/{id}/', { params: { path: { id } }, body }),
    ).finally(again)
}

/** Deletes a company. One with requests stays: 409. */
export const deleteCompany = (id: number): Promise<unknown> =>
  answer(client.DELETE('/api/profiles/{id}/', { params: { path: { id } } }))
