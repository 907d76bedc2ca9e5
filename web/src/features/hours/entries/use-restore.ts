import { useQueryClient } from '@tanstack/react-query'
import { addToWeek, type HourEntry, restoreHours, useHoursAgain } from '../../../api/hours'
import { failure } from '../../../lib/messages'
import { useOnce } from '../../../ui/use-once'

/** Puts withdrawn entries back, one at a time, and says why one stays away. */
export function useRestore(onRestored: (entry: HourEntry) => void) {
  const queries = useQueryClient()
  const { mutate, isPending, error } = useOnce({
    mutationFn: ({ id }: HourEntry) => restoreHours(id),
    onSuccess: async (entry) => {
      await addToWeek(queries, entry)
      onRestored(entry)
    },
    onSettled: useHoursAgain(), // also after a failure: it may be back though no answer came
  })
  return { restore: mutate, restoring: isPending, failed: error && failure(error, 'Kon registratie niet terugzetten') }
}
