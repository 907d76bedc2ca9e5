import { useQueryClient } from '@tanstack/react-query'
import { me } from './account'
import { answer, client } from './client'
import { companiesKey } from './companies'
import { employeesKey } from './employees'
import { loadRequestsAgain } from './requests'

/** Begins the query keys of everything about members. */
export const membersKey = 'members'

/** Ends a membership, also the user's own. A member has the id of the user. */
export const removeMember = (company: number, id: number): Promise<unknown> =>
  answer(client.DELETE('/api/companies/{company}/members/{id}/', { params: { path: { company, id } } }))

/** Loads all that hangs on memberships again. For after a change, also when no answer to it came. */
export function useMembersAgain(): () => void {
  const queries = useQueryClient()
  return () => {
    for (const queryKey of [[membersKey], [companiesKey], [employeesKey], me.queryKey])
      void queries.invalidateQueries({ queryKey })
    void loadRequestsAgain(queries)
  }
}
