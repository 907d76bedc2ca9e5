import { Button } from '@mantine/core'
import type { HourEntry } from '../../../api/hours'
import { Notice } from '../../../components/notice'
import { failure } from '../../../lib/messages'

interface Props {
  /** The entry that was just withdrawn, or null. */
  withdrawn: HourEntry | null
  failed: Error | null
  onHistory: (entry: HourEntry) => void
}

/** Says how a withdrawal went. The history of the entry is still there. */
export function WithdrawNotice({ withdrawn, failed, onHistory }: Props) {
  return (
    <>
      {withdrawn !== null && (
        <Notice tone="good">
          <p>Registratie verwijderd</p>
          <Button variant="default" size="xs" mt="xs" onClick={() => onHistory(withdrawn)}>
            Bekijk de geschiedenis
          </Button>
        </Notice>
      )}
      {failed !== null && <Notice tone="error">{failure(failed, 'Kon registratie niet verwijderen')}</Notice>}
    </>
  )
}
