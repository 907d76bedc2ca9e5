import { Box, Button, Flex, Text } from '@mantine/core'
import type { HourEntry } from '../../../api/hours'
import { hoursWords } from '../../../lib/dutch-number'
import { shortDate, weekdayName } from '../../../lib/rules/dates'
import { Chip } from '../../../ui/chip'
import type { Column } from '../../../ui/row-table'
import { TwoLines } from '../../../ui/two-lines'
import { entryWords } from './entry-words'

/** What is being done with an entry. */
export interface Doing {
  what: 'change' | 'withdraw' | 'history' | 'restore'
  entry: HourEntry
}

const labels: Record<Doing['what'], string> = {
  change: 'Wijzig',
  withdraw: 'Verwijder',
  history: 'Geschiedenis',
  restore: 'Zet terug',
}

const whole = (text: string) => (
  <Text span inherit textWrap="nowrap">
    {text}
  </Text>
)

const employee: Column<HourEntry> = {
  label: 'Medewerker',
  cell: ({ employee_name, employee_function }) => (
    <TwoLines below={employee_function}>
      <span translate="no">{employee_name}</span>
    </TwoLines>
  ),
}

/** The columns of a list of entries with which these things can be done. `titleOf` tells entries of projects apart. */
export const columnsWith = (
  actions: Doing['what'][],
  onDo: (doing: Doing) => void,
  titleOf?: (entry: HourEntry) => string,
): [Column<HourEntry>, ...Column<HourEntry>[]] => [
  titleOf === undefined ? employee : { label: 'Project', cell: titleOf },
  {
    label: 'Datum',
    cell: ({ date }) => (
      <TwoLines below={weekdayName(date)}>
        <span translate="no">{whole(shortDate(date))}</span>
      </TwoLines>
    ),
  },
  { label: 'Uren', cell: ({ hours }) => whole(hoursWords(hours)) },
  {
    label: 'Beschrijving',
    cell: ({ description, hours, late, late_hours: part }) => (
      <Box>
        {description} {late && <Chip tone="waiting">{part === hours ? 'laat' : `${hoursWords(part)} laat`}</Chip>}
      </Box>
    ),
  },
  {
    label: 'Actie',
    cell: (entry) => (
      <Flex gap={6} wrap={{ base: 'wrap', sm: 'nowrap' }}>
        {actions.map((what) => (
          <Button
            key={what}
            variant="default"
            size="compact-xs"
            aria-label={`${labels[what]} registratie van ${entryWords(entry)}`}
            onClick={() => onDo({ what, entry })}
          >
            {labels[what]}
          </Button>
        ))}
      </Flex>
    ),
  },
]
