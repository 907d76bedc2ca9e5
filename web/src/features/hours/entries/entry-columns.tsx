import { Button } from '@mantine/core'
import type { HourEntry } from '../../../api/hours'
import { hoursWords } from '../../../lib/dutch-number'
import { shortDate, weekdayName } from '../../../lib/rules/dates'
import { Chip } from '../../../ui/chip'
import type { Column } from '../../../ui/row-table'
import { TwoLines } from '../../../ui/two-lines'
import styles from './entry-list.module.css'
import { entryWords } from './entry-words'

/** What is being done with an entry. */
export interface Doing {
  what: 'change' | 'withdraw' | 'history'
  entry: HourEntry
}

const labels: Record<Doing['what'], string> = {
  change: 'Wijzig',
  withdraw: 'Verwijder',
  history: 'Geschiedenis',
}

const whole = (text: string) => <span className={styles.whole}>{text}</span>

/** The columns of a list of entries with which these things can be done. */
export const columnsWith = (
  actions: Doing['what'][],
  onDo: (doing: Doing) => void,
): [Column<HourEntry>, ...Column<HourEntry>[]] => [
  {
    label: 'Medewerker',
    cell: ({ employee_name, employee_function }) => <TwoLines below={employee_function}>{employee_name}</TwoLines>,
  },
  { label: 'Datum', cell: ({ date }) => <TwoLines below={weekdayName(date)}>{whole(shortDate(date))}</TwoLines> },
  { label: 'Uren', cell: ({ hours }) => whole(hoursWords(hours)) },
  {
    label: 'Beschrijving',
    cell: ({ description, hours, late, late_hours: part }) => (
      <div className={styles.description}>
        {description} {late && <Chip tone="waiting">{part === hours ? 'laat' : `${hoursWords(part)} laat`}</Chip>}
      </div>
    ),
  },
  {
    label: 'Actie',
    cell: (entry) => (
      <div className={styles.actions}>
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
      </div>
    ),
  },
]
