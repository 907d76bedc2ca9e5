import { Button, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type HourAction, type HourEntry, historyOf } from '../../../api/hours'
import { hoursWords } from '../../../lib/dutch-number'
import { momentOf } from '../../../lib/moment-of'
import { shortDate } from '../../../lib/rules/dates'
import { Dialog } from '../../../ui/dialog'
import { Loaded } from '../../../ui/loaded'
import { type Column, RowTable } from '../../../ui/row-table'
import { TwoLines } from '../../../ui/two-lines'
import { who } from '../who'
import { entryWords } from './entry-words'

/** A line of a history. */
interface HistoryRow extends Omit<HourAction, 'action'> {
  what: 'Geregistreerd' | 'Gewijzigd' | 'Verwijderd' | 'Teruggezet'
}

/**
 * Tells a history as it was: a correction withdraws an entry and records another, which to
 * the one who made it is one change.
 */
function historyRows(history: HourAction[]): HistoryRow[] {
  const [first, last] = [history[0]?.entry, history.at(-1)?.entry]
  return history.flatMap(({ action, ...row }, at): HistoryRow[] => {
    if (action === 'restored') return [{ ...row, what: 'Teruggezet' }]
    if (action === 'withdrawn')
      return row.entry === last || history[at + 1]?.action === 'restored' ? [{ ...row, what: 'Verwijderd' }] : []
    return [{ ...row, what: row.entry === first ? 'Geregistreerd' : 'Gewijzigd' }]
  })
}

/** When an entry was recorded: the hours that it began with, and as it is now. */
function RecordedAt({
  entry: { first_recorded_at: first, recorded_at: last, late_hours: late },
}: {
  entry: HourEntry
}) {
  return (
    <Text>
      {first === last
        ? `Vastgelegd op ${momentOf(first)}.`
        : `Eerst vastgelegd op ${momentOf(first)}, zoals het nu is op ${momentOf(last)}.`}
      {Number(late) > 0 && ` ${hoursWords(late)} is meer dan 10 werkdagen na de dag vastgelegd.`}
    </Text>
  )
}

const columns: [Column<HistoryRow>, ...Column<HistoryRow>[]] = [
  {
    label: 'Wat',
    cell: ({ what, at: when, by }) => <TwoLines below={`${momentOf(when)} door ${who(by)}`}>{what}</TwoLines>,
  },
  { label: 'Datum', cell: ({ date }) => shortDate(date) },
  { label: 'Uren', cell: ({ hours }) => hoursWords(hours) },
  { label: 'Beschrijving', cell: ({ description }) => description },
]

/** What happened to an entry and to those that it replaced: what, when, by whom. */
export function HistoryDialog({ entry, onClose }: { entry: HourEntry; onClose: () => void }) {
  const history = useQuery(historyOf(entry.id))
  return (
    <Dialog title="Geschiedenis" wide onClose={onClose}>
      {(close) => (
        <Stack>
          <Text>{entryWords(entry)}</Text>
          <RecordedAt entry={entry} />
          <Loaded query={history} text="We halen de geschiedenis op." as="table" failed="Kon geschiedenis niet laden">
            {(events) => (
              <RowTable
                name="Geschiedenis"
                columns={columns}
                rows={historyRows(events)}
                keyOf={({ entry: id, what, at: when }) => `${id} ${what} ${when}`}
              />
            )}
          </Loaded>
          <div>
            <Button variant="default" onClick={close}>
              Sluiten
            </Button>
          </div>
        </Stack>
      )}
    </Dialog>
  )
}
