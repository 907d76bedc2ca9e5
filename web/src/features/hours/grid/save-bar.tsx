import { Button, Loader } from '@mantine/core'
import { IconDeviceFloppy } from '@tabler/icons-react'
import { memo } from 'react'
import type { Day } from '../../../lib/rules/dates'
import { roomId } from './day-cell'
import type { Place } from './model'
import type { Person } from './people'
import styles from './save-bar.module.css'
import { roomWords } from './totals'

interface Props {
  /** The cell with the focus, or null. */
  at: Place | null
  people: Person[]
  /** How many cells are not saved. */
  unsaved: number
  saving: boolean
  onSave: () => void
}

const days = (count: number): string => (count === 1 ? '1 dag' : `${count} dagen`)

const savedAt = (people: Person[], employee: number, day: Day): number =>
  people.find(({ id }) => id === employee)?.saved[day] ?? 0

function words(at: Place | null, people: Person[]): string {
  const person = people.find(({ id }) => id === at?.employee)
  if (at === null || person === undefined) return 'Enter en pijltjes: andere cel. Esc: cel leeg. Ctrl+S: opslaan.'
  return person.closed ?? roomWords(savedAt(people, at.employee, at.day), at.day)
}

/** Below the grid, and in sight while one scrolls: the room at the cell with the focus, and the button that saves. */
export function SaveBar({ at, people, unsaved, saving, onSave }: Props) {
  return (
    <div className={styles.bar}>
      <p className={styles.room} id={roomId} data-keys={at === null || undefined}>
        {words(at, people)}
      </p>
      <div className={styles.save}>
        {unsaved > 0 && <span className={styles.unsaved}>{days(unsaved)} nog niet opgeslagen</span>}
        <SaveButton saving={saving} onSave={onSave} />
      </div>
    </div>
  )
}

const SaveButton = memo(function SaveButton({ saving, onSave }: Pick<Props, 'saving' | 'onSave'>) {
  return (
    <Button
      variant="accent"
      leftSection={
        saving ? (
          <Loader size={18} color="currentColor" />
        ) : (
          <IconDeviceFloppy size={18} stroke={2} aria-hidden="true" />
        )
      }
      aria-disabled={saving || undefined}
      onClick={onSave}
    >
      Opslaan
    </Button>
  )
})
