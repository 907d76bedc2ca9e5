import { Button } from '@mantine/core'
import { Link } from 'react-router'
import type { HourEntry } from '../../../api/hours'
import { dayWords, weekWords } from '../../../lib/day-words'
import { type Day, mondayOf } from '../../../lib/rules/dates'
import { Notice } from '../../../ui/notice'

/** What was done with an entry last, if anything. */
export type Done = { what: 'changed' | 'withdrawn'; entry: HourEntry } | null

interface Props {
  done: Done
  /** The week on the screen. */
  monday: Day
  onHistory: (entry: HourEntry) => void
}

/** Says what became of an entry, and where it is now. */
export function EntryNotice({ done, monday, onHistory }: Props) {
  if (done === null) return null
  const { entry } = done
  if (done.what === 'withdrawn')
    return (
      <Notice tone="good">
        <p>Registratie verwijderd</p>
        <Button variant="default" size="xs" mt="xs" onClick={() => onHistory(entry)}>
          Bekijk de geschiedenis
        </Button>
      </Notice>
    )
  const week = mondayOf(entry.date)
  return (
    <Notice tone="good">
      <p>Registratie gewijzigd</p>
      {week !== monday && (
        <p>
          Ze staat nu op {dayWords(entry.date)}: <Link to={{ search: `?week=${week}` }}>{weekWords(week)}</Link>.
        </p>
      )}
    </Notice>
  )
}
