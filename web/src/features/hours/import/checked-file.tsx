import { Button, List, Loader, Stack, Title } from '@mantine/core'
import type { ImportResult } from '../../../api/hour-imports'
import { dutchDecimal, hoursWords } from '../../../lib/dutch-number'
import { focusField } from '../../../lib/focus-field'
import { shortDate } from '../../../lib/rules/dates'
import { Failed } from '../../../ui/failed'
import { Loading } from '../../../ui/loading'
import { Notice } from '../../../ui/notice'
import { type Column, RowTable } from '../../../ui/row-table'
import { leftOutWords, readWords, roundedWords, rowsWords, skippedWords, warningWords } from './import-words'
import { refusalOf, refusedRowsOf } from './refusal'
import { RefusedRows } from './refused-rows'
import type { Importing } from './use-import'

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
  const lines = warningWords(result)
  if (lines.length === 0) return null
  return (
    <Notice tone="warning">
      <p>Klopt dit? Je kunt het zo importeren.</p>
      {lines.map((words) => (
        <p key={words}>{words}</p>
      ))}
    </Notice>
  )
}

/** What the check found in a file without mistakes: how much, what is odd, who is new, and the first rows. */
function FoundRows({ result }: { result: ImportResult }) {
  const { created, skipped_withdrawn: withdrawn, new_employees, sample, rows, rounded_to_zero: zero } = result
  const nothing =
    withdrawn === 0 ? 'Alles staat er al; er is niets te importeren.' : 'Er is niets nieuws te importeren.'
  const words = [`Het bestand klopt: ${readWords(result)}.`, roundedWords(result), leftOutWords(result)]
  if (created === 0) words.push(nothing)
  if (created > 0 || withdrawn > 0) words.push(skippedWords(result))
  return (
    <>
      <Notice tone={created > 0 ? 'good' : 'info'}>
        <p>{words.filter(Boolean).join(' ')}</p>
        {new_employees.length > 0 && <p>Nieuwe medewerkers: {new_employees.join(', ')}.</p>}
      </Notice>
      {zero.length > 0 && (
        <Notice tone="warning">
          <p>Na het afronden blijft hiervan niets over:</p>
          <List mt={4}>
            {zero.map(({ employee, date, hours }) => (
              <List.Item key={`${employee} ${date}`} translate="no">
                {employee}, {shortDate(date)}: {dutchDecimal(Number(hours))} uur
              </List.Item>
            ))}
          </List>
        </Notice>
      )}
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

/** What the check of a file found, with the press that imports it, or what is wrong with it. */
export function CheckedFile({
  importing: { result, checking, importing, error, retry, start, chosen, reading, read },
}: {
  importing: Importing
}) {
  const refused = refusedRowsOf(error)

  function round() {
    read({ ...reading, round: true })
    focusField('round') // the button that had the focus goes
  }

  return (
    <Stack component="section" aria-label="Controle van het bestand" aria-busy={checking || importing}>
      {checking && <Loading text={`We controleren ${chosen?.name}.`} as="table" />}
      {!checking && refused !== null && <RefusedRows refused={refused} onRound={round} />}
      {!checking && refused === null && error !== null && (
        <Failed message={refusalOf(error)} safe="Rijen die er al staan, komen er niet nog eens bij." onRetry={retry} />
      )}
      {!checking && error === null && result !== null && (
        <>
          <FoundRows result={result} />
          {result.created > 0 && (
            <div>
              <Button
                leftSection={importing ? <Loader /> : undefined}
                aria-disabled={importing || undefined}
                onClick={start}
              >
                Importeer {rowsWords(result.created)}
              </Button>
            </div>
          )}
        </>
      )}
    </Stack>
  )
}
