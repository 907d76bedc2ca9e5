import { type Dispatch, useEffect } from 'react'
import { useCompanySelection } from '../../../shared/company/company-selection'
import type { WizardData } from '../model'
import type { Action } from '../reducer'

/** Keeps the company of the application that of the selection, once that is loaded. Returns how to select one. */
export function useCompany({ answers: { client }, newCompany }: WizardData, dispatch: Dispatch<Action>) {
  const { companies, selected, select } = useCompanySelection()
  const id = selected?.id ?? null

  useEffect(() => {
    if (companies === undefined) return
    if (id !== client || (id === null && !newCompany)) dispatch({ type: 'companies', selected: id })
  }, [companies, id, client, newCompany, dispatch])

  return select
}
