import { Title } from '@mantine/core'
import type { ImportResult } from '../../../api/hours'
import { Notice } from '../../../components/notice'
import { type Column, RowTable } from '../../../components/row-table'
import { shortDate } from '../../../lib/rules/dates'
import styles from './import.module.css'
import { hoursWords, readWords, rowsWords, skippedWords } from './words'

type Row = ImportResult['sample'][number]

const columns: [Column<Row>, ...Column<Row>[]] = [
  { label: 'Rij', cell: ({ line }) => line },
  { label: 'Medewerker', cell: ({ employee_name }) => employee_name },
  { label: 'Datum', cell: ({ date }) => shortDate(date) },
  { label: 'Uren', cell: ({ hours }) => hoursWords(hours) },
  { label: 'Beschrijving', cell: ({ description }) => description },
]

/** What the check found in a file without mistakes: how much, who is new, and the first rows. */
export function FoundRows({ result }: { result: ImportResult }) {
  const { created, new_employees, sample, rows } = result
  return (
    <>
      <Notice tone={created > 0 ? 'good' : 'info'}>
        <p>
          Het bestand klopt: {readWords(result)}.{' '}
          {created === 0 ? 'Alles staat er al; er is niets te importeren.' : skippedWords(result)}
        </p>
        {new_employees.length > 0 && <p>Nieuwe medewerkers: {new_employees.join(', ')}.</p>}
      </Notice>
      <Title order={2} size="h3">
        {rows > sample.length ? `De eerste ${rowsWords(sample.length)}` : 'Wat erin staat'}
      </Title>
      <div className={styles.card}>
        <RowTable name="Rijen van het bestand" columns={columns} rows={sample} keyOf={keyOf} />
      </div>
    </>
  )
}

/** A line of a week sheet has several rows. */
const keyOf = ({ line, date, hours }: Row): string => `${line} ${date} ${hours}`
