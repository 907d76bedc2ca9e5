import type { SelectableCompany } from '../../../api/companies'
import { may } from '../../../lib/roles'

/** Reports whether a new request may be for a company: not where one only reads. */
export const isOffered = ({ role }: SelectableCompany): boolean => may(role, 'editApplications')

/** Returns the company that a new request is for: the one that is selected, or else the first that may be. */
export const offered = (
  companies: SelectableCompany[],
  selected: SelectableCompany | null,
): SelectableCompany | null =>
  selected !== null && isOffered(selected) ? selected : (companies.find(isOffered) ?? null)
