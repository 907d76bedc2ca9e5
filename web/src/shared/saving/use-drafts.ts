import { useQueryClient } from '@tanstack/react-query'
import { useCached } from './unsaved'
import { draftsIn, nothingTyped, type Saving, savingOf } from './unsaved-parts'
import { useSave } from './use-write'

export type Drafting = ReturnType<typeof useDrafts>

/** What is typed in an application, how it is changed, and `save`. */
export function useDrafts(id: string) {
  const queries = useQueryClient()
  const saving: Saving = useCached(savingOf(id)) ?? nothingTyped
  return { ...saving, ...draftsIn(queries, id), save: useSave(id) }
}
