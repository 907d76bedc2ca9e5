import type { QueryClient } from '@tanstack/react-query'
import { companiesKey, companiesOf, type SelectableCompany } from './companies'

/** Adds a company to those to choose from, as far as they are known, and loads them again, which may fail. */
export function keepCompany(queries: QueryClient, user: number, made: SelectableCompany): void {
  queries.setQueryData(companiesOf(user).queryKey, (known) =>
    known === undefined || known.some(({ id }) => id === made.id) ? known : [...known, made],
  )
  void queries.invalidateQueries({ queryKey: [companiesKey] })
}
