import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import { deletedHours, type HourEntry } from '../../../api/hours'
import { dayWords, weekWords } from '../../../lib/day-words'
import { hoursWords } from '../../../lib/dutch-number'
import type { Day } from '../../../lib/rules/dates'
import type { ProjectSpan } from '../../../lib/rules/warnings'
import { Empty } from '../../../ui/empty'
import { Loaded } from '../../../ui/loaded'
import { Notice } from '../../../ui/notice'
import { RowTable } from '../../../ui/row-table'
import { reasonsOf, undoneBy } from '../warning-words'
import { columnsWith, type Doing } from './entry-columns'
import { useRestore } from './use-restore'

interface ShownProps {
  /** Drawn once they are asked for. */
  children: ReactNode
}

/** The entries that were deleted, on request: they count nowhere, and their history stays. */
export function DeletedEntries({ children }: ShownProps) {
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
      {shown && <div id={id}>{children}</div>}
    </>
  )
}

interface TableProps {
  monday: Day
  onHistory: (entry: HourEntry) => void
  onRestored: (entry: HourEntry) => void
}

interface Props extends TableProps {
  number: string
  span: ProjectSpan
}

/** What was deleted of a project in a week. */
export function DeletedOfProject({ number, span, ...rest }: Props) {
  const entries = useQuery(deletedHours(number, rest.monday))
  return <DeletedTable {...rest} query={entries} spanOf={() => span} />
}

/** Returns what putting an entry back undoes: a mark of its day, and that its month was confirmed. */
const reasonsAgainst = ({ date }: HourEntry, span: ProjectSpan): string[] =>
  span.marked?.[date] === undefined ? undoneBy(date, span) : reasonsOf(date, span)

interface DeletedProps extends TableProps {
  query: { data: HourEntry[] | undefined; error: Error | null; refetch: () => unknown }
  /** What is known of the days of the project of an entry. */
  spanOf: (entry: HourEntry) => ProjectSpan
  /** The title of the project of an entry, where there are several. */
  titleOf?: (entry: HourEntry) => string
}

/** Deleted entries, each of which can be put back. */
export function DeletedTable({ query, monday, spanOf, titleOf, onHistory, onRestored }: DeletedProps) {
  const [asked, setAsked] = useState<HourEntry | null>(null)
  const { restore, failed } = useRestore(onRestored)
  const columns = columnsWith(
    ['restore', 'history'],
    ({ what, entry }: Doing) => (what === 'restore' ? putBack(entry) : onHistory(entry)),
    titleOf,
  )
  const against = asked === null ? [] : reasonsAgainst(asked, spanOf(asked))

  /** Puts an entry back, at the press after the one that says what that undoes. */
  function putBack(entry: HourEntry) {
    const asks = asked?.id !== entry.id && reasonsAgainst(entry, spanOf(entry)).length > 0
    setAsked(asks ? entry : null)
    if (!asks) restore(entry)
  }

  return (
    <>
      {failed !== null && <Notice tone="error">{failed}</Notice>}
      {asked !== null && (
        <Notice tone="warning">
          <p>
            Druk nog een keer om {hoursWords(asked.hours)} op {dayWords(asked.date)} terug te zetten.
          </p>
          {against.map((reason) => (
            <p key={reason}>{reason}</p>
          ))}
        </Notice>
      )}
      <Loaded
        query={query}
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
