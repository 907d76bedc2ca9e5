import { useQueryClient } from '@tanstack/react-query'
import { type HourEntry, takeFromWeek, useHoursAgain, withdrawHours } from '../../../api/hours'
import { hoursWords } from '../../../lib/dutch-number'
import { failure } from '../../../lib/messages'
import { ConfirmDialog } from '../../../ui/confirm-dialog'
import { useConfirm } from '../../../ui/use-confirm'
import { entryWords } from './entry-words'

interface Props {
  entry: HourEntry
  onDone: () => void
  onClose: () => void
}

/** Asks before an entry is withdrawn. */
export function WithdrawDialog({ entry, onDone, onClose }: Props) {
  const queries = useQueryClient()
  const again = useHoursAgain()
  const confirm = useConfirm({
    act: () => withdrawHours(entry.id),
    refusal: (error) => failure(error, 'Kon registratie niet verwijderen'),
    onDone: async () => {
      await takeFromWeek(queries, entry)
      onDone()
    },
    onSettled: again, // also after a failure: it may be gone though no answer came, or be withdrawn elsewhere
  })
  return (
    <ConfirmDialog title="Registratie verwijderen?" action="Verwijderen" {...confirm} onClose={onClose}>
      {hoursWords(entry.hours)} van {entryWords(entry)} telt daarna niet meer mee. In de geschiedenis blijft te zien wat
      er stond en wie het verwijderde.
    </ConfirmDialog>
  )
}
