import { useQuery } from '@tanstack/react-query'
import { type Dispatch, useEffect } from 'react'
import { selectableCompanies } from '../../../api/companies'
import { keys, local } from '../../../lib/storage'
import type { WizardData } from '../model'
import type { Action } from '../reducer'
import { chosenCompany } from './chosen-company'

/** The user's companies and the choice among them, which the browser remembers. */
export function useCompanyChoice({ answers, newCompany }: WizardData, dispatch: Dispatch<Action>) {
  const { data: companies, isError, refetch } = useQuery(selectableCompanies)
  const { client } = answers

  useEffect(() => {
    if (companies === undefined) return
    const ids = companies.map(({ id }) => id)
    const chosen = chosenCompany(ids, local.get(keys.selectedCompany), client)
    if (chosen !== null) local.set(keys.selectedCompany, String(chosen))
    if (chosen !== client) dispatch({ type: 'answer', change: { client: chosen } })
    if (chosen === null && !newCompany) dispatch({ type: 'new-company', open: true })
  }, [companies, client, newCompany, dispatch])

  return {
    companies,
    failed: isError,
    retry: () => void refetch(),
    choose(id: number) {
      local.set(keys.selectedCompany, String(id))
      dispatch({ type: 'answer', change: { client: id } })
    },
  }
}
