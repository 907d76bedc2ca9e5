import { List, Title } from '@mantine/core'
import type { ImportResult } from '../../../api/hours'
import { hoursWords } from '../../../lib/dutch-number'
import { shortDate } from '../../../lib/rules/dates'
import { Notice } from '../../../ui/notice'
import { type Column, RowTable } from '../../../ui/row-table'
import { groupWords, readWords, roundedWords, rowsWords, skippedWords, warningWords } from './words'

type Row = ImportResult['sample'][number]

const columns: [Column<Row>, ...Column<Row>[]] = [
  { label: 'Rij', cell: ({ line }) => line },
  { label: 'Medewerker', cell: ({ employee_name }) => employee_name },
  { label: 'Datum', cell: ({ date }) => shortDate(date) },
  { label: 'Uren', cell: ({ hours }) => hoursWords(hours) },
  { label: 'Beschrijving', cell: ({ description }) => description },
]

/** What is odd about a file without mistakes. It is imported all the same. */
function OddRows({ result }: { result: ImportResult }) {
  const { warnings, groups } = result
  if (warnings.length === 0) return null
  return (
    <Notice tone="warning">
      <p>Klopt dit? Je kunt het zo importeren.</p>
      {warningWords(result).map((words) => (
        <p key={words}>{words}</p>
      ))}
      {warnings.includes('several_projects') && (
        <>
          <p>Het bestand noemt meer dan één project. Alle uren komen bij dit project:</p>
          <List mt={4}>
            {groups
              .filter(({ project_number }) => project_number !== null)
              .map((group) => (
                <List.Item key={group.key}>{groupWords(group)}</List.Item>
              ))}
          </List>
        </>
      )}
    </Notice>
  )
}

/** What the check found in a file without mistakes: how much, what is odd, who is new, and the first rows. */
export function FoundRows({ result }: { result: ImportResult }) {
  const { created, skipped_withdrawn: withdrawn, new_employees, sample, rows } = result
  const nothing =
    withdrawn === 0 ? 'Alles staat er al; er is niets te importeren.' : 'Er is niets nieuws te importeren.'
  const words = [`Het bestand klopt: ${readWords(result)}.`, roundedWords(result)]
  if (created === 0) words.push(nothing)
  if (created > 0 || withdrawn > 0) words.push(skippedWords(result))
  return (
    <>
      <Notice tone={created > 0 ? 'good' : 'info'}>
        <p>{words.filter(Boolean).join(' ')}</p>
        {new_employees.length > 0 && <p>Nieuwe medewerkers: {new_employees.join(', ')}.</p>}
      </Notice>
      <OddRows result={result} />
      <Title order={2} size="h3">
        {rows > sample.length ? `De eerste ${rowsWords(sample.length)}` : 'Wat erin staat'}
      </Title>

      <RowTable card name="Rijen van het bestand" columns={columns} rows={sample} keyOf={keyOf} />
    </>
  )
}

/** A line of a week sheet has several rows. */
const keyOf = ({ line, date, hours }: Row): string => `${line} ${date} ${hours}`
