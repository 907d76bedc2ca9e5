import { Button, Group } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import type { DayState } from '../../../api/months'
import type { DayMarkKind, MyHours } from '../../../api/my-hours'
import { dayWords } from '../../../lib/day-words'
import { type Day, weekdayName, weekdayNumber } from '../../../lib/rules/dates'
import { Icon } from '../../../ui/icon'
import { firstPress } from '../../../ui/use-once'
import { markNames } from '../warning-words'
import { closedDaysOf } from './my-lines'
import type { Marks } from './use-marks'

const kinds: DayMarkKind[] = ['none', 'absent']

/** Reports whether a day can be marked: one that is worked, without hours, in a month that is not closed. */
export function canMark(hours: MyHours, known: DayState | undefined, day: Day, today: Day): boolean {
  if (closedDaysOf(hours)[day] !== undefined) return false
  return known === undefined ? day > today : known.state !== 'recorded' && known.state !== 'off'
}

/** Returns the last working day of the week after a day, or null when there is none. */
export function restUntil({ days, workdays }: Pick<MyHours, 'days' | 'workdays'>, day: Day): Day | null {
  const rest = days.filter((one) => one > day && workdays.includes(weekdayNumber(one) || 7))
  return rest.at(-1) ?? null
}

interface Props extends Pick<Marks, 'mark' | 'marking'> {
  day: Day
  /** The last day that is marked, when it is more than one. */
  until?: Day
  known?: DayState | undefined
  /** Whether they are pressed with a thumb. */
  large?: boolean
}

/** The two marks, of a day or of all until another. A press on the one that a day has takes it off. */
export const MarkButtons = ({ day, until, known, mark, marking, large = false }: Props) => (
  <Group gap="xs" grow={large} wrap={large ? 'nowrap' : 'wrap'}>
    {kinds.map((kind) => {
      const on = known?.state === kind
      const when = until === undefined ? `op ${dayWords(day)}` : `van ${dayWords(day)} tot en met ${weekdayName(until)}`
      return (
        <Button
          key={kind}
          variant={on ? 'light' : 'default'}
          size={large ? 'md' : 'compact-sm'}
          leftSection={on ? <Icon of={IconCheck} /> : undefined}
          aria-label={`${markNames[kind]} ${when}`}
          aria-pressed={until === undefined ? on : undefined}
          aria-disabled={marking || undefined}
          onClick={firstPress(() => mark({ from: day, to: until ?? day, mark: on ? null : kind }))}
        >
          {markNames[kind]}
        </Button>
      )
    })}
  </Group>
)
