import { Stack, Title } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { memo, useMemo, useRef, useState } from 'react'
import { type HourEntry, takeFromWeek, useHoursAgain, withdrawHours } from '../../../api/hours'
import { dayWords, weekWords } from '../../../lib/day-words'
import { hoursWords } from '../../../lib/dutch-number'
import { focusAfter } from '../../../lib/focus'
import { failure } from '../../../lib/messages'
import type { Day } from '../../../lib/rules/dates'
import type { ProjectSpan } from '../../../lib/rules/warnings'
import { ConfirmDialog } from '../../../ui/confirm-dialog'
import { Empty } from '../../../ui/empty'
import { Loading } from '../../../ui/loading'
import { RowTable } from '../../../ui/row-table'
import { useConfirm } from '../../../ui/use-confirm'
import { undoneBy } from '../warning-words'
import { ChangeDialog } from './change-dialog'
import { DeletedEntries, DeletedOfProject } from './deleted-entries'
import { columnsWith, type Doing } from './entry-columns'
import { type Done, EntryNotice } from './entry-notice'
import { entryWords } from './entry-words'
import { HistoryDialog } from './history-dialog'

interface WithdrawProps {
  entry: HourEntry
  span: ProjectSpan
  onDone: () => void
  onClose: () => void
}

/** Asks before an entry is withdrawn. */
function WithdrawDialog({ entry, span, onDone, onClose }: WithdrawProps) {
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
      er stond en wie het verwijderde. {undoneBy(entry.date, span).join(' ')}
    </ConfirmDialog>
  )
}

interface Props {
  number: string
  monday: Day
  span: ProjectSpan
  /** Undefined until they are loaded. */
  entries: HourEntry[] | undefined
  /** The one day that they are of, where the list is opened from that. */
  day?: Day
  /** Whether the user may change and withdraw them. */
  edits?: boolean
}

/** The entries of a week or a day, each of which can be changed or withdrawn, and has a history. */
export const EntryList = memo(function EntryList({ number, monday, span, entries, day, edits = true }: Props) {
  const [doing, setDoing] = useState<Doing | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const [done, setDone] = useState<Done>(null)
  const columns = useMemo(
    () =>
      columnsWith(edits ? ['change', 'withdraw', 'history'] : ['history'], (next) => {
        setDone(null)
        setDoing(next)
      }),
    [edits],
  )

  function finish(what: Done) {
    setDone(what)
    focusAfter(() => setDoing(null), heading)
  }

  const restored = (entry: HourEntry) => finish({ what: 'restored', entry })
  const seeHistory = (entry: HourEntry) => setDoing({ what: 'history', entry })
  const close = () => setDoing(null)

  return (
    <Stack mt="md">
      <Title order={2} size="h3" ref={heading} tabIndex={-1}>
        Registraties van {day === undefined ? weekWords(monday).toLowerCase() : dayWords(day)}
      </Title>
      <EntryNotice done={done} monday={monday} onHistory={seeHistory} onRestored={restored} />
      {entries === undefined && <Loading text="We halen de uren op." as="table" />}
      {entries?.length === 0 && day === undefined && (
        <Empty drawing="hours">Nog geen uren in deze week.{edits && ' Vul ze hierboven in.'}</Empty>
      )}
      {entries !== undefined && entries.length > 0 && (
        <RowTable card name="Registraties" columns={columns} rows={entries} keyOf={({ id }) => id} />
      )}
      {day === undefined && edits && (
        <DeletedEntries>
          <DeletedOfProject number={number} monday={monday} span={span} onHistory={seeHistory} onRestored={restored} />
        </DeletedEntries>
      )}
      {doing?.what === 'change' && (
        <ChangeDialog
          entry={doing.entry}
          span={span}
          onChanged={(entry) => finish({ what: 'changed', entry })}
          onClose={close}
        />
      )}
      {doing?.what === 'history' && <HistoryDialog entry={doing.entry} onClose={close} />}
      {doing?.what === 'withdraw' && (
        <WithdrawDialog
          entry={doing.entry}
          span={span}
          onDone={() => finish({ what: 'withdrawn', entry: doing.entry })}
          onClose={close}
        />
      )}
    </Stack>
  )
})
