import { Stack, Text } from '@mantine/core'
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
  /** Whose it is. */
  name: string
}

const wordsOf = ({ sheet: { made_at: made, replaced_at: replaced }, month, name }: SheetProps): string =>
  `${replaced === null ? '' : 'vervangen '}urenstaat van ${name}, ${monthWords(month)}, gemaakt op ${shortDate(localDay(made))}`

const Download = (of: SheetProps) => (
  <DownloadButton
    compact
    variant="default"
    label="Download"
    name={`Download ${wordsOf(of)}`}
    filename={`urenstaat-${of.month}-${of.name.toLowerCase().replaceAll(' ', '-')}.pdf`}
    load={() => downloadDocument(of.sheet.id)}
  />
)

/** When a timesheet was made, and what shows that it is unchanged. One that was replaced is downloaded here. */
function Details(of: SheetProps) {
  const { made_at: made, replaced_at: replaced, sha256 } = of.sheet
  return (
    <Stack gap="2xs" align="flex-start">
      <Text span size="xs">
        Gemaakt op {shortDate(localDay(made))}
        {replaced !== null && `, vervangen op ${shortDate(localDay(replaced))}`}
      </Text>
      {replaced !== null && <Download {...of} />}
      <Text component="code" size="xs" ff="monospace" translate="no" style={{ overflowWrap: 'anywhere' }}>
        {sha256}
      </Text>
      <CopyButton of={`SHA-256 van ${wordsOf(of)}`} text={sha256} label="Kopieer SHA-256" />
    </Stack>
  )
}

interface Props {
  of: Pick<PersonMonth, 'state' | 'sheets'>
  month: Month
  name: string
}

/** The stored timesheets of somebody's month: the one that counts, and folded away what shows which they are. */
export function Sheets({ of, month, name }: Props) {
  const { sheets } = of
  const current = sheets.find(({ replaced_at }) => replaced_at === null)
  const replaced = sheets.length - (current === undefined ? 0 : 1)
  return (
    <>
      {awaitsSheet(of) && <span>Wordt gemaakt</span>}
      {current !== undefined && <Download sheet={current} month={month} name={name} />}
      {sheets.length > 0 && (
        <Fold
          label={
            <Text span size="xs" fw={600}>
              SHA-256{replaced > 0 && ` (${replaced} vervangen)`}
            </Text>
          }
        >
          <Stack gap="sm">
            {sheets.map((sheet) => (
              <Details key={sheet.id} sheet={sheet} month={month} name={name} />
            ))}
          </Stack>
        </Fold>
      )}
    </>
  )
}
