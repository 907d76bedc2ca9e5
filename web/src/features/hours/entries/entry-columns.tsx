import { Button } from '@mantine/core'
import type { HourEntry } from '../../../api/hours'
import { Chip } from '../../../components/chip'
import type { Column } from '../../../components/row-table'
import { TwoLines } from '../../../components/two-lines'
import { shortDate, weekdayName } from '../../../lib/rules/dates'
import styles from './entry-list.module.css'
import { entryWords, hoursWords } from './entry-words'

/** What is being done with an entry. */
export interface Doing {
  what: 'change' | 'withdraw' | 'history'
  entry: HourEntry
}

const actions = [
  { what: 'change', label: 'Wijzig' },
  { what: 'withdraw', label: 'Verwijder' },
  { what: 'history', label: 'Geschiedenis' },
] as const

const whole = (text: string) => <span className={styles.whole}>{text}</span>

/** The columns of the list of entries. */
export const columnsWith = (onDo: (doing: Doing) => void): [Column<HourEntry>, ...Column<HourEntry>[]] => [
  {
    label: 'Medewerker',
    cell: ({ employee_name, employee_function }) => <TwoLines below={employee_function}>{employee_name}</TwoLines>,
  },
  { label: 'Datum', cell: ({ date }) => <TwoLines below={weekdayName(date)}>{whole(shortDate(date))}</TwoLines> },
  { label: 'Uren', cell: ({ hours }) => whole(hoursWords(hours)) },
  {
    label: 'Beschrijving',
    cell: ({ description, late }) => (
      <div className={styles.description}>
        {description} {late && <Chip tone="waiting">laat</Chip>}
      </div>
    ),
  },
  {
    label: 'Actie',
    cell: (entry) => (
      <div className={styles.actions}>
        {actions.map(({ what, label }) => (
          <Button
            key={what}
            variant="default"
            size="compact-xs"
            aria-label={`${label} registratie van ${entryWords(entry)}`}
            onClick={() => onDo({ what, entry })}
          >
            {label}
          </Button>
        ))}
      </div>
    ),
  },
]
