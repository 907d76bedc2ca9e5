import { createContext, useContext } from 'react'
import type { SelectableCompany } from '../../api/companies'

/** The company that the user works for, chosen from their companies. */
export interface CompanySelection {
  /** The user's companies, or undefined until they are loaded and for a visitor. */
  companies: SelectableCompany[] | undefined
  /** The company last chosen in this browser, or else the first. Null when there is none. */
  selected: SelectableCompany | null
  /** Whether the companies could not be loaded. */
  failed: boolean
  retry: () => void
  /** Selects one of them. One that was made just now has to be loaded first. */
  select: (id: number) => void
}

export const CompanySelectionContext = createContext<CompanySelection | null>(null)

/** Returns the company selection. Using it outside its provider is an error. */
export function useCompanySelection(): CompanySelection {
  const selection = useContext(CompanySelectionContext)
  if (selection === null) throw new Error('The company selection is used outside its provider')
  return selection
}
