import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { type HourImport, lastImports } from '../../../api/hour-imports'
import { hoursWords } from '../../../lib/dutch-number'
import { focusAfter } from '../../../lib/focus'
import { momentOf } from '../../../lib/moment-of'
import { shortDate } from '../../../lib/rules/dates'
import { Chip } from '../../../ui/chip'
import { ConfirmDialog } from '../../../ui/confirm-dialog'
import { Notice } from '../../../ui/notice'
import { Part } from '../../../ui/part'
import { type Column, RowTable } from '../../../ui/row-table'
import { TwoLines } from '../../../ui/two-lines'
import { who } from '../who'
import { entriesWords, undoneWords } from './import-words'
import { useUndoImport } from './use-undo-import'

const columnsWith = (onUndo: (one: HourImport) => void): [Column<HourImport>, ...Column<HourImport>[]] => [
  {
    label: 'Geïmporteerd',
    cell: ({ recorded_at, recorded_by }) => (
      <TwoLines below={`door ${who(recorded_by)}`}>{momentOf(recorded_at)}</TwoLines>
    ),
  },
  {
    label: 'Uren',
    cell: ({ entries, hours }) => <TwoLines below={entriesWords(entries)}>{hoursWords(hours)}</TwoLines>,
  },
  {
    label: 'Dagen',
    cell: ({ first_date: first, last_date: last }) =>
      first === last ? shortDate(first) : `${shortDate(first)} tot en met ${shortDate(last)}`,
  },
  {
    label: 'Actie',
    cell: (one) =>
      one.undone_at === null ? (
        <Button
          variant="default"
          size="compact-xs"
          aria-label={`Maak de import van ${momentOf(one.recorded_at)} ongedaan`}
          onClick={() => onUndo(one)}
        >
          Ongedaan maken
        </Button>
      ) : (
        <Chip tone="waiting">Ongedaan gemaakt</Chip>
      ),
  },
]

/** The last imports into a project, each with its way back. Nothing where there are none. */
export function LastImports({ number }: { number: string }) {
  const { data: imports = [] } = useQuery(lastImports(number))
  const [asked, setAsked] = useState<HourImport | null>(null)
  const [withdrawn, setWithdrawn] = useState<number | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const { undo, undoing, failed } = useUndoImport((count) => {
    setWithdrawn(count)
    focusAfter(() => setAsked(null), heading)
  })
  if (imports.length === 0) return null
  return (
    <Part title="Eerdere imports" headingRef={heading}>
      {withdrawn !== null && <Notice tone="good">{undoneWords(withdrawn)}</Notice>}
      <RowTable card name="Eerdere imports" columns={columnsWith(setAsked)} rows={imports} keyOf={({ id }) => id} />
      {asked !== null && (
        <ConfirmDialog
          title="Import ongedaan maken?"
          action="Ongedaan maken"
          busy={undoing}
          failed={failed}
          onConfirm={() => undo(asked.id)}
          onClose={() => setAsked(null)}
        >
          {entriesWords(asked.entries)}, samen {hoursWords(asked.hours)}, tellen daarna niet meer mee. Hetzelfde bestand
          kun je daarna opnieuw importeren.
        </ConfirmDialog>
      )}
    </Part>
  )
}
