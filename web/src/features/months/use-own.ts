import { useQuery } from '@tanstack/react-query'
import type { SelectableCompany } from '../../api/companies'
import { companyMembers } from '../../api/members'
import { useUser } from '../../api/session'
import { closesWhenAllowed, may } from '../../lib/roles'

interface Own {
  /** Whether the user may close months, of which the server decides. */
  closes: boolean
  /** The user's own employee row, if it is known. */
  employee: number | null
}

/** Returns what the membership of the user says. Who may not read the members has no more than a role. */
export function useOwn({ id, role }: SelectableCompany): Own {
  const user = useUser()
  const { data: members } = useQuery({ ...companyMembers(id), enabled: may(role, 'readMembers') })
  const own = members?.find((member) => member.user.id === user?.id)
  return {
    closes: may(role, 'closeMonths') && (!closesWhenAllowed(role) || own?.may_close === true),
    employee: own?.employee ?? null,
  }
}
