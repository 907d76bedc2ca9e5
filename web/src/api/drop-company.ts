import type { QueryClient } from '@tanstack/react-query'
import { me } from './account'
import { companiesOf, companyList } from './companies'
import { loadRequestsAgain } from './requests'

/** Takes a company that the user has left from those to choose from, so that nobody asks for it, and loads the others again. */
export function dropCompany(queries: QueryClient, user: number, company: number): void {
  const { queryKey } = companiesOf(user)
  queries.setQueryData(queryKey, (known) => known?.filter(({ id }) => id !== company))
  for (const key of [queryKey, companyList.queryKey, me.queryKey]) void queries.invalidateQueries({ queryKey: key })
  void loadRequestsAgain(queries)
}
