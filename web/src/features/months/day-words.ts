import type { DayState } from '../../api/months'
import { onDay, shortDay } from '../../lib/day-words'
import { addDays } from '../../lib/rules/dates'

type State = DayState['state']

interface Look {
  letter: string
  words: string
  /** The name of its colour in the theme, null without one. */
  colour: 'green' | 'gray' | 'ink' | 'yellow' | 'orange' | 'red' | null
}

/** The states of a day as the matrix shows them, in the order of its legend. */
export const looks: Record<State, Look> = {
  recorded: { letter: 'R', words: 'uren geregistreerd', colour: 'green' },
  none: { letter: 'G', words: 'geen S&O', colour: 'gray' },
  absent: { letter: 'A', words: 'afwezig', colour: 'ink' },
  off: { letter: '–', words: 'geen werkdag of feestdag', colour: null },
  open: { letter: 'O', words: 'open', colour: 'yellow' },
  due: { letter: 'D', words: 'bijna te laat', colour: 'orange' },
  late: { letter: 'L', words: 'te laat', colour: 'red' },
}

/** Sanne de Vries, ma 2 nov: open, op tijd t/m 12 nov */
export function cellWords(name: string, { date, state, late_on: late }: DayState): string {
  const until = late === null ? '' : `, op tijd t/m ${shortDay(addDays(late, -1))}`
  return `${name}, ${onDay(date)}: ${looks[state].words}${until}`
}
