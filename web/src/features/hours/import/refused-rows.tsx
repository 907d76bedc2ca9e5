import { Button, Group, Title } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import type { RefusedRow } from '../../../api/hours'
import { dutchNumber } from '../../../lib/dutch-number'
import { saveFile } from '../../../lib/save-file'
import { Notice } from '../../../ui/notice'
import { type Column, RowTable } from '../../../ui/row-table'
import { csvOf } from './refusal'

const shown = 100

const columns: [Column<RefusedRow>, ...Column<RefusedRow>[]] = [
  { label: 'Rij', cell: ({ line }) => line },
  { label: 'Kolom', cell: ({ column }) => column ?? 'hele rij' },
  { label: 'Reden', cell: ({ reason }) => reason },
]

/** Every row that is wrong, with its column and the reason. Of many the first are shown; the file has all. */
export function RefusedRows({ rows }: { rows: RefusedRow[] }) {
  const count = new Set(rows.map(({ line }) => line)).size
  return (
    <>
      <Notice tone="error">
        <p>
          {count === 1 ? '1 rij klopt' : `${dutchNumber(count)} rijen kloppen`} niet. Er is niets geïmporteerd. Verbeter
          het bestand en kies het opnieuw, of verander hierboven hoe we het lezen.
        </p>
      </Notice>
      <Group gap="sm" justify="space-between">
        <Title order={2} size="h3">
          Wat er niet klopt
        </Title>
        <Button
          variant="default"
          leftSection={<IconDownload size={18} stroke={2} aria-hidden="true" />}
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
          last: `De eerste ${shown} van ${dutchNumber(rows.length)}. In de CSV staan ze allemaal.`,
        })}
      />
    </>
  )
}
