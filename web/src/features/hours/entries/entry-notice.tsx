import { Button, Group } from '@mantine/core'
import { Link } from 'react-router'
import type { HourEntry } from '../../../api/hours'
import { dayWords, weekWords } from '../../../lib/day-words'
import { type Day, mondayOf } from '../../../lib/rules/dates'
import { Notice } from '../../../ui/notice'
import { useWeekLink } from '../use-week'
import { UndoWithdrawal } from './undo-withdrawal'

/** What was done with an entry last, if anything. */
export type Done = { what: 'changed' | 'withdrawn' | 'restored'; entry: HourEntry } | null

export const doneWords: Record<NonNullable<Done>['what'], string> = {
  changed: 'Registratie gewijzigd',
  withdrawn: 'Registratie verwijderd',
  restored: 'Registratie teruggezet',
}

interface Props {
  done: Done
  /** The week on the screen. */
  monday: Day
  onHistory: (entry: HourEntry) => void
  onRestored: (entry: HourEntry) => void
}

/** Says what became of an entry, and where it is now. */
export function EntryNotice({ done, monday, onHistory, onRestored }: Props) {
  const to = useWeekLink()
  if (done === null) return null
  const { entry } = done
  if (done.what === 'withdrawn')
    return (
      <Notice tone="good">
        <p>{doneWords.withdrawn}</p>
        <Group gap="xs" mt="xs">
          <UndoWithdrawal entry={entry} onRestored={onRestored} />
          <Button variant="default" size="compact-sm" onClick={() => onHistory(entry)}>
            Bekijk de geschiedenis
          </Button>
        </Group>
      </Notice>
    )
  const week = mondayOf(entry.date)
  return (
    <Notice tone="good">
      <p>{doneWords[done.what]}</p>
      {week !== monday && (
        <p>
          Ze staat nu op {dayWords(entry.date)}: <Link to={to(week)}>{weekWords(week)}</Link>.
        </p>
      )}
    </Notice>
  )
}
