import { Button, Loader } from '@mantine/core'
import { IconDeviceFloppy } from '@tabler/icons-react'
import { memo } from 'react'
import { Notice } from '../../../ui/notice'
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
  /** What is odd about what is to be saved. It is saved at the next press. */
  odd: string[]
  onSave: () => void
}

const days = (count: number): string => (count === 1 ? '1 dag' : `${count} dagen`)

function words(at: Place | null, people: Person[]): string {
  const person = people.find(({ id }) => id === at?.employee)
  if (at === null || person === undefined) return 'Enter en pijltjes: andere cel. Esc: cel leeg. Ctrl+S: opslaan.'
  return person.closed ?? roomWords(person, at.day)
}

/** Below the grid, and in sight while one scrolls: the room at the cell with the focus, and the button that saves. */
export function SaveBar({ at, people, unsaved, saving, odd, onSave }: Props) {
  return (
    <div className={styles.bar}>
      {odd.length > 0 && (
        <div className={styles.odd}>
          <Notice tone="warning">
            <p>Klopt dit? Druk nog een keer om het op te slaan.</p>
            {odd.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </Notice>
        </div>
      )}
      <p className={styles.room} id={roomId} data-keys={at === null || undefined}>
        {words(at, people)}
      </p>
      <div className={styles.save}>
        {unsaved > 0 && <span className={styles.unsaved}>{days(unsaved)} nog niet opgeslagen</span>}
        <SaveButton saving={saving} asked={odd.length > 0} onSave={onSave} />
      </div>
    </div>
  )
}

interface ButtonProps extends Pick<Props, 'saving' | 'onSave'> {
  asked: boolean
}

/** The second press of a double click does nothing: it is no answer to a question that came up in between. */
const SaveButton = memo(function SaveButton({ saving, asked, onSave }: ButtonProps) {
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
      onClick={({ detail }) => detail < 2 && onSave()}
    >
      {asked ? 'Toch opslaan' : 'Opslaan'}
    </Button>
  )
})
