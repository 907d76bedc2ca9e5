import { useQueryClient } from '@tanstack/react-query'
import { type HourEntry, takeFromWeek, useHoursAgain, withdrawHours } from '../../../api/hours'
import { hoursWords } from '../../../lib/dutch-number'
import { failure } from '../../../lib/messages'
import { ConfirmDialog } from '../../../ui/confirm-dialog'
import { useForm } from '../../../ui/use-form'
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
  const { submit, sending, whole } = useForm({
    initial: {},
    check: () => [],
    send: () => withdrawHours(entry.id),
    refusal: (error) => {
      again() // it may be gone though no answer came, or be withdrawn elsewhere
      return [{ field: null, message: failure(error, 'Kon registratie niet verwijderen') }]
    },
    onSent: async () => {
      await takeFromWeek(queries, entry)
      onDone()
      again()
    },
  })
  return (
    <ConfirmDialog
      title="Registratie verwijderen?"
      action="Verwijderen"
      busy={sending}
      failed={whole ?? null}
      onConfirm={submit}
      onClose={onClose}
    >
      {hoursWords(entry.hours)} van {entryWords(entry)} telt daarna niet meer mee. In de geschiedenis blijft te zien wat
      er stond en wie het verwijderde.
    </ConfirmDialog>
  )
}
