import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { deletedHours, type HourEntry } from '../../../api/hours'
import { weekWords } from '../../../lib/day-words'
import { failure } from '../../../lib/messages'
import type { Day } from '../../../lib/rules/dates'
import { Empty } from '../../../ui/empty'
import { Failed } from '../../../ui/failed'
import { Loading } from '../../../ui/loading'
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
  const { data: entries, error, refetch } = useQuery(deletedHours(number, monday))
  const { restore, failed } = useRestore(onRestored)
  const columns = columnsWith(['restore', 'history'], ({ what, entry }: Doing) =>
    what === 'restore' ? restore(entry) : onHistory(entry),
  )
  if (entries === undefined)
    return error === null ? (
      <Loading text="We halen de verwijderde registraties op." as="table" />
    ) : (
      <Failed message={failure(error, 'Kon uren niet laden')} onRetry={() => void refetch()} />
    )
  if (entries.length === 0)
    return <Empty drawing="search">In {weekWords(monday).toLowerCase()} is niets verwijderd.</Empty>
  return (
    <>
      {failed !== null && <Notice tone="error">{failed}</Notice>}
      <RowTable card name="Verwijderde registraties" columns={columns} rows={entries} keyOf={({ id }) => id} />
    </>
  )
}
