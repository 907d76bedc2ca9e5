import { Fieldset, NativeSelect, SimpleGrid, Stack, Text } from '@mantine/core'
import type { DateFormat, FileFormat, ImportResult, Reading } from '../../../api/hour-imports'
import { Tick } from '../../../ui/tick'
import { dateFormatNames, formatNames } from './import-words'

interface Props {
  reading: Reading
  /** What the check found, or null. */
  found: ImportResult | null
  onChange: (reading: Reading) => void
}

const options = (auto: string, names: Record<string, string>) => [
  { value: auto, label: 'Automatisch herkennen' },
  ...Object.entries(names).map(([value, label]) => ({ value, label })),
]

const foundDates = ({ date_format: format }: ImportResult): string =>
  format === null ? 'Alle datums zijn duidelijk.' : `Gelezen als ${dateFormatNames[format]}.`

/** How the file is read. A change checks it again. */
export function ReadingChoices({ reading, found, onChange }: Props) {
  return (
    <Fieldset
      variant="unstyled"
      bd="none"
      legend={
        <Text variant="heading" span>
          Zo lezen we het bestand
        </Text>
      }
      maw="form"
    >
      <Stack>
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
          <NativeSelect
            label="Soort bestand"
            description={found === null ? ' ' : `Herkend: ${formatNames[found.format]}.`}
            data={options('auto', formatNames)}
            value={reading.format}
            onChange={({ currentTarget: { value } }) => onChange({ ...reading, format: value as FileFormat | 'auto' })}
          />
          <NativeSelect
            label="Volgorde in datums"
            description={found === null ? ' ' : foundDates(found)}
            data={options('', dateFormatNames)}
            value={reading.dateFormat ?? ''}
            onChange={({ currentTarget: { value } }) =>
              onChange({ ...reading, dateFormat: value === '' ? null : (value as DateFormat) })
            }
          />
        </SimpleGrid>
        <Tick
          name="create_employees"
          label="Ontbrekende medewerkers aanmaken"
          description="Wie nog niet bekend is, komt bij je bedrijf en op dit project."
          checked={reading.createEmployees}
          onTick={(createEmployees) => onChange({ ...reading, createEmployees })}
          problem={undefined}
        />
        <Tick
          name="round"
          label="Afronden op halve uren"
          description="Per persoon en dag, naar het dichtstbijzijnde halve uur; een kwartier naar beneden."
          checked={reading.round}
          onTick={(round) => onChange({ ...reading, round })}
          problem={undefined}
        />
        {(reading.again || (found?.skipped_withdrawn ?? 0) > 0) && (
          <Tick
            name="again"
            label="Ook wat verwijderd is"
            description="Uren die na een eerdere import zijn verwijderd, komen er dan weer bij. Wat is gewijzigd, blijft gewijzigd."
            checked={reading.again}
            onTick={(again) => onChange({ ...reading, again })}
            problem={undefined}
          />
        )}
      </Stack>
    </Fieldset>
  )
}
