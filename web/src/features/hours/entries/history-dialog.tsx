import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type HourAction, type HourEntry, historyOf } from '../../../api/hours'
import { Dialog } from '../../../components/dialog'
import { Notice } from '../../../components/notice'
import { type Column, RowTable } from '../../../components/row-table'
import { TwoLines } from '../../../components/two-lines'
import { Waiting } from '../../../components/waiting'
import { failure } from '../../../lib/messages'
import { shortDate } from '../../../lib/rules/dates'
import { entryWords, hoursWords } from './entry-words'
import styles from './history-dialog.module.css'

const moment = new Intl.DateTimeFormat('nl-NL', {
  timeZone: 'Europe/Amsterdam',
  dateStyle: 'short',
  timeStyle: 'short',
})

const actions: Record<HourAction['action'], string> = { recorded: 'Geregistreerd', withdrawn: 'Verwijderd' }

/** An administrator has no name here. */
const who = (by: string): string => (by === 'administrator' ? 'een beheerder' : by)

const columns: [Column<HourAction>, ...Column<HourAction>[]] = [
  {
    label: 'Wat',
    cell: ({ action, at, by }) => (
      <TwoLines below={`${moment.format(new Date(at))} door ${who(by)}`}>{actions[action]}</TwoLines>
    ),
  },
  { label: 'Datum', cell: ({ date }) => shortDate(date) },
  { label: 'Uren', cell: ({ hours }) => hoursWords(hours) },
  { label: 'Beschrijving', cell: ({ description }) => description },
]

interface Props {
  entry: HourEntry
  onClose: () => void
}

/** What happened to an entry and to those that it replaced: what, when, by whom. */
export function HistoryDialog({ entry, onClose }: Props) {
  const { data: history, error } = useQuery(historyOf(entry.id))
  return (
    <Dialog title="Geschiedenis" wide onClose={onClose}>
      {(close) => (
        <div className={styles.body}>
          <p>{entryWords(entry)}</p>
          {history === undefined && error === null && <Waiting text="We halen de geschiedenis op." />}
          {history === undefined && error !== null && (
            <Notice tone="error">{failure(error, 'Kon geschiedenis niet laden')}</Notice>
          )}
          {history !== undefined && (
            <RowTable
              name="Geschiedenis"
              columns={columns}
              rows={history}
              keyOf={({ entry: id, action }) => `${id} ${action}`}
            />
          )}
          <div>
            <Button variant="default" onClick={close}>
              Sluiten
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  )
}
