import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { deletedHours, type HourEntry } from '../../../api/hours'
import { weekWords } from '../../../lib/day-words'
import type { Day } from '../../../lib/rules/dates'
import { Empty } from '../../../ui/empty'
import { Loaded } from '../../../ui/loaded'
import { Notice } from '../../../ui/notice'
import { RowTable } from '../../../ui/row-table'
import { columnsWith, type Doing } from './entry-columns'
import { useRestore } from './use-restore'

interface Props {
  number: string
  monday: Day
  onHistory: (entry: HourEntry) => void
  onRestored: (entry: HourEntry) => void
}

/** The entries of a week that were deleted, on request: they count nowhere, and their history stays. */
export function DeletedEntries(props: Props) {
  const [shown, setShown] = useState(false)
  const id = useId()
  return (
    <>
      <div>
        <Button
          variant="default"
          size="xs"
          aria-expanded={shown}
          aria-controls={shown ? id : undefined}
          onClick={() => setShown(!shown)}
        >
          {shown ? 'Verberg' : 'Toon'} verwijderde registraties
        </Button>
      </div>
      {shown && (
        <div id={id}>
          <Deleted {...props} />
        </div>
      )}
    </>
  )
}

function Deleted({ number, monday, onHistory, onRestored }: Props) {
  const entries = useQuery(deletedHours(number, monday))
  const { restore, failed } = useRestore(onRestored)
  const columns = columnsWith(['restore', 'history'], ({ what, entry }: Doing) =>
    what === 'restore' ? restore(entry) : onHistory(entry),
  )
  return (
    <>
      {failed !== null && <Notice tone="error">{failed}</Notice>}
      <Loaded
        query={entries}
        text="We halen de verwijderde registraties op."
        as="table"
        failed="Kon uren niet laden"
        empty={<Empty drawing="search">In {weekWords(monday).toLowerCase()} is niets verwijderd.</Empty>}
      >
        {(rows) => (
          <RowTable card name="Verwijderde registraties" columns={columns} rows={rows} keyOf={({ id }) => id} />
        )}
      </Loaded>
    </>
  )
}
