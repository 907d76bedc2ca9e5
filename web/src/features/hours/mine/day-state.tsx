import { Box } from '@mantine/core'
import { IconAlertCircle, IconCheck, IconCircle, IconClock, IconMinus, type TablerIcon } from '@tabler/icons-react'
import type { DayState, MyHours } from '../../../api/my-hours'
import { shortDay, shortWeekday } from '../../../lib/day-words'
import { addDays, type Day } from '../../../lib/rules/dates'
import { holidayOf } from '../../../lib/rules/warnings'
import { Chip, type Tone } from '../../../ui/chip'
import { Icon } from '../../../ui/icon'
import { markNames } from '../warning-words'

type State = DayState['state']

/** What is known of a day, if anything. */
export const stateOn = ({ states }: Pick<MyHours, 'states'>, day: Day): DayState | undefined =>
  states.find(({ date }) => date === day)

/** Reports whether a day is open still, late or not. */
export const isOpen = ({ state }: Pick<DayState, 'state'>): boolean =>
  state === 'open' || state === 'due' || state === 'late'

/** di 17 nov */
export const onDay = (day: Day): string => `${shortWeekday(day)} ${shortDay(day)}`

/** What is known of a day: 'Open, op tijd t/m do 12 nov'. */
function stateWords(day: Day, known: DayState | undefined, today: Day): string {
  switch (known?.state) {
    case undefined:
      return day > today ? 'Komt nog' : 'Geen project'
    case 'recorded':
      return 'Geregistreerd'
    case 'none':
    case 'absent':
      return markNames[known.state]
    case 'off':
      return holidayOf(day) ?? 'Geen werkdag'
    case 'late':
      return 'Open, te laat'
    case 'open':
    case 'due':
      return known.late_on === null ? 'Open' : `Open, op tijd t/m ${onDay(addDays(known.late_on, -1))}`
  }
}

const tones: Record<State, Tone> = {
  recorded: 'good',
  none: 'neutral',
  absent: 'neutral',
  off: 'neutral',
  open: 'later',
  due: 'waiting',
  late: 'bad',
}

interface Props {
  day: Day
  known: DayState | undefined
  today: Day
}

/** The state of a day in words, with a sign and a colour. */
export const StateChip = ({ day, known, today }: Props) => (
  <Chip tone={known === undefined ? 'neutral' : tones[known.state]}>{stateWords(day, known, today)}</Chip>
)

const signs: Record<State, [word: string, icon: TablerIcon, colour: string]> = {
  recorded: ['uren', IconCheck, 'green.8'],
  none: ['geen S&O', IconMinus, 'gray.7'],
  absent: ['afwezig', IconMinus, 'gray.7'],
  off: ['vrij', IconMinus, 'gray.7'],
  open: ['open', IconCircle, 'ink.7'],
  due: ['open', IconClock, 'yellow.8'],
  late: ['laat', IconAlertCircle, 'red.8'],
}

/** The same in one word, where there is as much room as a column has. */
export function StateSign({ known }: Pick<Props, 'known'>) {
  if (known === undefined) return null
  const [word, icon, colour] = signs[known.state]
  return (
    <Box component="span" display="block" c={colour}>
      <Icon of={icon} size="xs" /> {word}
    </Box>
  )
}
