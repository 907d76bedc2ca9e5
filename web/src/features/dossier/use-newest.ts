import { useQueryClient } from '@tanstack/react-query'
import { type Application, applicationOf } from '../../api/application'

/** Returns how to get the newest application, also after other calls of the page. */
export function useNewest(id: string): () => Application | undefined {
  const queries = useQueryClient()
  return () => queries.getQueryData(applicationOf(id).queryKey)
}
