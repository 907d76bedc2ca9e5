import { useQueries } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { deletedHours, type HourEntry } from '../../../api/hours'
import { focusAfter } from '../../../lib/focus'
import type { Day } from '../../../lib/rules/dates'
import { Part } from '../../../ui/part'
import { DeletedEntries, DeletedTable } from '../entries/deleted-entries'
import { type Done, EntryNotice } from '../entries/entry-notice'
import { HistoryDialog } from '../entries/history-dialog'
import { isOf, type Line } from '../grid/lines'

interface Props {
  lines: Line[]
  monday: Day
}

/** What was deleted of one's own hours in a week, over all projects. */
export function MyDeleted({ lines, monday }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [history, setHistory] = useState<HourEntry | null>(null)
  const [done, setDone] = useState<Done>(null)

  return (
    <Part title="Verwijderde registraties" headingRef={heading}>
      <EntryNotice done={done} monday={monday} onHistory={setHistory} onRestored={() => {}} />
      <DeletedEntries>
        <Deleted
          lines={lines}
          monday={monday}
          onHistory={setHistory}
          onRestored={(entry) => focusAfter(() => setDone({ what: 'restored', entry }), heading)}
        />
      </DeletedEntries>
      {history !== null && <HistoryDialog entry={history} onClose={() => setHistory(null)} />}
    </Part>
  )
}

interface DeletedProps extends Props {
  onHistory: (entry: HourEntry) => void
  onRestored: (entry: HourEntry) => void
}

function Deleted({ lines, ...rest }: DeletedProps) {
  const calls = useQueries({ queries: lines.map(({ projectNumber }) => deletedHours(projectNumber, rest.monday)) })
  const loaded = calls.flatMap(({ data }) => data ?? [])
  const lineOf = (entry: HourEntry) => lines.find(isOf(entry))
  const query = {
    data: calls.every(({ data }) => data !== undefined) ? loaded.filter((entry) => lineOf(entry)) : undefined,
    error: calls.find(({ error }) => error !== null)?.error ?? null,
    refetch: () => Promise.all(calls.map(({ refetch }) => refetch())),
  }
  return (
    <DeletedTable
      {...rest}
      query={query}
      spanOf={(entry) => lineOf(entry)?.span ?? { start: '', from: '', to: '' }}
      titleOf={(entry) => lineOf(entry)?.name ?? ''}
    />
  )
}
