import { Group, Stack, Text } from '@mantine/core'
import { awaitsSheet, type PersonMonth, type StoredSheet } from '../../api/months'
import { downloadDocument } from '../../api/requests'
import { localDay } from '../../lib/local-day'
import { shortDate } from '../../lib/rules/dates'
import { CopyButton } from '../../ui/copy-button'
import { DownloadButton } from '../../ui/download-button'
import { Fold } from '../../ui/fold'
import { type Month, monthWords } from './month'

interface SheetProps {
  sheet: StoredSheet
  month: Month
  name: string
}

/** A stored timesheet: to download, and with what shows that it is unchanged. */
function Sheet({ sheet: { id, sha256, made_at: made, replaced_at: replaced }, month, name }: SheetProps) {
  const of = `${replaced === null ? '' : 'vervangen '}urenstaat van ${name}, ${monthWords(month)}, gemaakt op ${shortDate(localDay(made))}`
  return (
    <div>
      <Group gap="xs">
        <DownloadButton
          compact
          variant="default"
          label="Download"
          name={`Download ${of}`}
          filename={`urenstaat-${month}-${name.toLowerCase().replaceAll(' ', '-')}.pdf`}
          load={() => downloadDocument(id)}
        />
        {replaced !== null && (
          <Text variant="quiet" size="xs" span>
            vervangen
          </Text>
        )}
      </Group>
      <Fold
        label={
          <Text span size="xs">
            SHA-256
          </Text>
        }
      >
        <Stack gap="2xs" align="flex-start">
          <Text component="code" size="xs" ff="monospace" translate="no" style={{ overflowWrap: 'anywhere' }}>
            {sha256}
          </Text>
          <CopyButton of={`SHA-256 van ${of}`} text={sha256} />
        </Stack>
      </Fold>
    </div>
  )
}

/** The stored timesheets of somebody's month, the newest first. */
export function Sheets({ person, month }: { person: PersonMonth; month: Month }) {
  const { name, sheets } = person
  const awaits = awaitsSheet(person)
  if (!awaits && sheets.length === 0) return null
  return (
    <Stack gap="2xs">
      {awaits && (
        <Text span size="sm">
          wordt gemaakt
        </Text>
      )}
      {sheets.map((sheet) => (
        <Sheet key={sheet.id} sheet={sheet} month={month} name={name} />
      ))}
    </Stack>
  )
}
