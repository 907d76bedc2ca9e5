import { Box } from '@mantine/core'
import { IconAlertCircle, IconCheck, IconCircle, IconClock, IconMinus, type TablerIcon } from '@tabler/icons-react'
import type { DayState } from '../../../api/months'
import type { MyHours } from '../../../api/my-hours'
import { onDay } from '../../../lib/day-words'
import { addDays, type Day } from '../../../lib/rules/dates'
import { holidayOf } from '../../../lib/rules/warnings'
import { Chip, type Tone } from '../../../ui/chip'
import { Icon } from '../../../ui/icon'
import { markNames } from '../warning-words'

type State = DayState['state']

/** What is known of a day, if anything. */
export const stateOn = ({ states }: Pick<MyHours, 'states'>, day: Day): DayState | undefined =>
  states.find(({ date }) => date === day)

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

interface Look {
  tone: Tone
  /** One word, for where there is as much room as a column has. */
  word: string
  icon: TablerIcon
  colour: string
}

const looks: Record<State, Look> = {
  recorded: { tone: 'good', word: 'uren', icon: IconCheck, colour: 'green.8' },
  none: { tone: 'neutral', word: 'geen S&O', icon: IconMinus, colour: 'gray.7' },
  absent: { tone: 'neutral', word: 'afwezig', icon: IconMinus, colour: 'gray.7' },
  off: { tone: 'neutral', word: 'vrij', icon: IconMinus, colour: 'gray.7' },
  open: { tone: 'later', word: 'open', icon: IconCircle, colour: 'ink.7' },
  due: { tone: 'waiting', word: 'open', icon: IconClock, colour: 'yellow.8' },
  late: { tone: 'bad', word: 'laat', icon: IconAlertCircle, colour: 'red.8' },
}

interface Props {
  day: Day
  known: DayState | undefined
  today: Day
}

/** The state of a day in words, with a sign and a colour. */
export const StateChip = ({ day, known, today }: Props) => (
  <Chip tone={known === undefined ? 'neutral' : looks[known.state].tone}>{stateWords(day, known, today)}</Chip>
)

/** The same in one word, where there is as much room as a column has. */
export function StateSign({ known }: Pick<Props, 'known'>) {
  if (known === undefined) return null
  const { word, icon, colour } = looks[known.state]
  return (
    <Box component="span" display="block" c={colour}>
      <Icon of={icon} size="xs" /> {word}
    </Box>
  )
}
