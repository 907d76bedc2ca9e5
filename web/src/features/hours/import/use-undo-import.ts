import { undoImport } from '../../../api/hour-imports'
import { useHoursAgain } from '../../../api/hours'
import { failure } from '../../../lib/messages'
import { useOnce } from '../../../ui/use-once'

/** Undoes an import, and says why one stays. */
export function useUndoImport(onUndone: (withdrawn: number) => void) {
  const { mutate, isPending, error } = useOnce({
    mutationFn: undoImport,
    onSuccess: onUndone,
    onSettled: useHoursAgain(), // also after a failure: it may be undone though no answer came
  })
  return { undo: mutate, undoing: isPending, failed: error && failure(error, 'Kon de import niet ongedaan maken') }
}
