import { queryOptions, useQueryClient } from '@tanstack/react-query'
import type { components } from '../lib/schema'
import { answer, client } from './client'

type CompanySettings = components['schemas']['CompanySettings']

/** The settings of a company, for those who read its members. */
export const companySettings = (company: number) =>
  queryOptions({
    queryKey: ['company-settings', company],
    queryFn: ({ signal }): Promise<CompanySettings> =>
      answer(client.GET('/api/companies/{company}/settings/', { params: { path: { company } }, signal })),
    staleTime: 0,
  })

/** Returns a function that changes settings of a company, and then shows them as they are. */
export function useChangeSettings(company: number) {
  const queries = useQueryClient()
  const { queryKey } = companySettings(company)
  const again = () => queries.invalidateQueries({ queryKey })
  return async (body: Partial<CompanySettings>): Promise<void> => {
    const call = client.PATCH('/api/companies/{company}/settings/', { params: { path: { company } }, body })
    const changed = await answer(call).catch((error: unknown) => {
      void again() // it may have been changed all the same
      throw error
    })
    queries.setQueryData(queryKey, changed)
    await again()
  }
}
