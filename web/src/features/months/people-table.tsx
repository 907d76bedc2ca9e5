import { Text } from '@mantine/core'
import type { PersonMonth } from '../../api/months'
import { dutchHours, dutchNumber } from '../../lib/dutch-number'
import { localDay } from '../../lib/local-day'
import { shortDate } from '../../lib/rules/dates'
import { type Month, reasonWords } from '../../shared/hours/month'
import { Sheets } from '../../shared/hours/sheets'
import { Chip, type Tone } from '../../ui/chip'
import { type Column, RowTable } from '../../ui/row-table'
import { Tick } from '../../ui/tick'
import { TwoLines } from '../../ui/two-lines'

const chips: Record<PersonMonth['state'], { tone: Tone; words: string }> = {
  open: { tone: 'neutral', words: 'Open' },
  confirmed: { tone: 'waiting', words: 'Bevestigd' },
  closed: { tone: 'good', words: 'Afgesloten' },
}

const dateOf = (moment: string): string => shortDate(localDay(moment))

/** What became of a month: its state, who did what and when, and why. */
function StateCell({ of }: { of: PersonMonth }) {
  const { state, confirmed_at: confirmed, closed_at: closed, closed_by: by } = of
  const { tone, words } = chips[state]
  return (
    <TwoLines
      below={
        <>
          {closed !== null && (
            <>
              op {dateOf(closed)} door <span translate="no">{by}</span>,{' '}
            </>
          )}
          {confirmed !== null && `bevestigd op ${dateOf(confirmed)}`}
          {state === 'closed' && confirmed === null && 'niet door de medewerker bevestigd'}
          <div>{reasonWords(of)}</div>
        </>
      }
    >
      <Chip tone={tone}>{words}</Chip>
    </TwoLines>
  )
}

interface Props {
  people: PersonMonth[]
  month: Month
  /** The employees who are chosen. */
  chosen: ReadonlySet<number>
  /** Chooses somebody, or no longer. Absent for those who may only read. */
  onChoose?: ((employee: number, chosen: boolean) => void) | undefined
}

const columnsWith = ({ month, chosen, onChoose }: Props): [Column<PersonMonth>, ...Column<PersonMonth>[]] => [
  {
    label: 'Naam',
    cell: ({ employee, name }) =>
      onChoose === undefined ? (
        <span translate="no">{name}</span>
      ) : (
        <Tick
          name={`choose-${employee}`}
          label={
            <Text span size="sm" fw={600} translate="no">
              {name}
            </Text>
          }
          checked={chosen.has(employee)}
          onTick={(ticked) => onChoose(employee, ticked)}
          problem={undefined}
        />
      ),
  },
  { label: 'Stand', cell: (person) => <StateCell of={person} /> },
  { label: 'Uren', figure: true, cell: ({ hours }) => dutchHours(hours) },
  { label: 'Te laat', figure: true, cell: ({ late_hours: late }) => dutchHours(late) },
  { label: 'Open dagen', figure: true, cell: ({ open_days: open }) => dutchNumber(open) },
  { label: 'Urenstaat', cell: (person) => <Sheets of={person} month={month} name={person.name} /> },
]

/** The month of everybody, and for those who may do something with it, whom they choose. */
export const PeopleTable = (props: Props) => (
  <RowTable card name="Mensen" columns={columnsWith(props)} rows={props.people} keyOf={({ employee }) => employee} />
)
