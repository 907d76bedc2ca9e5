import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { type Application, applicationOf, versionsOf } from './application'
import { companiesKey } from './companies'
import { layoutOf } from './layout'

/** Shows an application that a call has answered with. */
export function keepApplication(queries: QueryClient, id: string, application: Application): void {
  const { queryKey } = applicationOf(id)
  void queries.cancelQueries({ queryKey, exact: true }) // an older answer must not come after this one
  queries.setQueryData(queryKey, application)
  void queries.invalidateQueries({ queryKey: versionsOf(id).queryKey, exact: true })
  void queries.invalidateQueries({ queryKey: layoutOf(id).queryKey }) // a sentence may be elsewhere, or edited
  void queries.invalidateQueries({ queryKey: ['requests'] }) // their title, hours and number of questions
  void queries.invalidateQueries({ queryKey: [companiesKey] }) // filled from what RVO asks
  void queries.invalidateQueries({ queryKey: ['documents'] }) // an invoice may wait for that
}

export function useKeepApplication(id: string): (application: Application) => void {
  const queries = useQueryClient()
  return useCallback((application) => keepApplication(queries, id, application), [queries, id])
}
