import type { HourEntry } from '../../../api/hours'
import { hoursWords } from '../../../lib/dutch-number'
import { ConfirmDialog } from '../../../ui/confirm-dialog'
import { entryWords } from './entry-words'

interface Props {
  entry: HourEntry
  onConfirm: () => void
  onClose: () => void
}

/** Asks before an entry is withdrawn. */
export function WithdrawDialog({ entry, onConfirm, onClose }: Props) {
  return (
    <ConfirmDialog title="Registratie verwijderen?" action="Verwijderen" onConfirm={onConfirm} onClose={onClose}>
      {hoursWords(entry.hours)} van {entryWords(entry)} telt daarna niet meer mee. In de geschiedenis blijft te zien wat
      er stond en wie het verwijderde.
    </ConfirmDialog>
  )
}
