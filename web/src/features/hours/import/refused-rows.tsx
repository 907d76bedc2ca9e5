import { Button, Group, Title } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import type { RefusedRow } from '../../../api/hour-imports'
import { dutchNumber } from '../../../lib/dutch-number'
import { saveFile } from '../../../lib/save-file'
import { Icon } from '../../../ui/icon'
import { Notice } from '../../../ui/notice'
import { type Column, RowTable } from '../../../ui/row-table'
import { rowsWords } from './import-words'
import { csvOf, type Refused } from './refusal'

const shown = 100

const columns: [Column<RefusedRow>, ...Column<RefusedRow>[]] = [
  { label: 'Rij', cell: ({ line }) => line },
  { label: 'Kolom', cell: ({ column }) => column ?? 'hele rij' },
  { label: 'Reden', cell: ({ reason }) => reason },
]

interface Props {
  refused: Refused
  /** Checks the file again with its hours rounded. */
  onRound: () => void
}

/** What is wrong with a file: hours that only have to be rounded are one sentence with a choice, above all else. */
export function RefusedRows({ refused, onRound }: Props) {
  const only = refused.rows.length === 0
  const { uneven } = refused
  return (
    <>
      {uneven > 0 && (
        <Notice tone="warning">
          <p>
            {rowsWords(uneven)} {uneven === 1 ? 'heeft' : 'hebben'} geen hele of halve uren. Er is niets geïmporteerd.
          </p>
          <Button size="xs" mt="xs" variant={only ? 'filled' : 'default'} onClick={onRound}>
            Rond af op halve uren
          </Button>
        </Notice>
      )}
      {!only && <WrongRows {...refused} />}
    </>
  )
}

/**
 * The rows that are wrong, with their column and the reason. Of many the first are shown; the file has all that the
 * server tells.
 */
function WrongRows({ rows, more }: Refused) {
  const count = new Set(rows.map(({ line }) => line)).size
  const wrong = count === 1 ? '1 rij klopt niet' : `${dutchNumber(count)} rijen kloppen niet`
  return (
    <>
      <Notice tone="error">
        <p>
          {more > 0 ? `Er zijn ${dutchNumber(rows.length + more)} fouten` : wrong}. Er is niets geïmporteerd. Verbeter
          het bestand en kies het opnieuw, of verander hierboven hoe we het lezen.
        </p>
      </Notice>
      <Group gap="sm" justify="space-between">
        <Title order={2} size="h3">
          Wat er niet klopt
        </Title>
        <Button
          variant="default"
          leftSection={<Icon of={IconDownload} />}
          onClick={() => saveFile(csvOf(rows), 'fouten-in-import.csv')}
        >
          Download als CSV
        </Button>
      </Group>

      <RowTable
        card
        name="Rijen die niet kloppen"
        columns={columns}
        rows={rows.slice(0, shown)}
        keyOf={({ line, column, reason }) => `${line} ${column} ${reason}`}
        {...(rows.length > shown && {
          last:
            more > 0
              ? `De eerste ${shown}. In de CSV staan de eerste ${dutchNumber(rows.length)}.`
              : `De eerste ${shown} van ${dutchNumber(rows.length)}. In de CSV staan ze allemaal.`,
        })}
      />
    </>
  )
}
