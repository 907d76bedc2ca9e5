import { may, type Permission } from '../../lib/roles'
import { useCompanySelection } from './company-selection'

/** Returns what the user may do in a company. One that is not among theirs yet, such as one just made, is their own. */
export function useMay(company: number | undefined): (what: Permission) => boolean {
  const { companies } = useCompanySelection()
  const role = companies?.find(({ id }) => id === company)?.role
  return (what) => may(role, what)
}
