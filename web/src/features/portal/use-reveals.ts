import { useQuery } from '@tanstack/react-query'
import { companyMembers } from '../../api/members'
import { useUser } from '../../api/session'
import { revealsWhenAllowed } from '../../lib/roles'
import { useCompanySelection } from '../../shared/company/company-selection'

/** Reports whether the user may reveal a BSN of a company: an owner may, and whom an owner allowed it. */
export function useReveals(company: number): boolean {
  const user = useUser()
  const { companies } = useCompanySelection()
  const role = companies?.find(({ id }) => id === company)?.role ?? 'owner'
  const { data: members } = useQuery({ ...companyMembers(company), enabled: revealsWhenAllowed(role) })
  return role === 'owner' || members?.find((member) => member.user.id === user?.id)?.may_reveal_bsn === true
}
