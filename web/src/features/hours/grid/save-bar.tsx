import { Box, Button, Group, Loader, Text } from '@mantine/core'
import { IconDeviceFloppy } from '@tabler/icons-react'
import { memo } from 'react'
import type { HourEntry } from '../../../api/hours'
import { dayWords } from '../../../lib/day-words'
import { hoursWords } from '../../../lib/dutch-number'
import { Icon } from '../../../ui/icon'
import { keepFocus } from '../../../ui/keep-focus'
import { Notice } from '../../../ui/notice'
import { firstPress } from '../../../ui/use-once'
import { doneWords } from '../entries/entry-notice'
import { entryWords } from '../entries/entry-words'
import { UndoWithdrawal } from '../entries/undo-withdrawal'
import { roomId } from './cell-input'
import type { GridProps } from './grid-props'
import { closedAt, type Line } from './lines'
import { countFilled, type Place, type Rows } from './model'
import styles from './save-bar.module.css'
import { roomWords, typedAt } from './totals'

interface Props extends Pick<GridProps, 'lines' | 'rows' | 'emptied' | 'done' | 'saving' | 'odd' | 'onSave'> {
  /** The cell with the focus, or null. */
  at: Place | null
  /** Puts back what was emptied last, where that is offered. */
  onPutBack?: () => void
  onRestored: (entry: HourEntry) => void
}

const days = (count: number): string => (count === 1 ? '1 dag' : `${count} dagen`)

/** Says why nothing can be typed at a cell, or how much room is left on its day. */
function words(at: Place | null, lines: Line[], rows: Rows): string {
  const line = lines.find(({ id }) => id === at?.row)
  if (at === null || line === undefined)
    return 'Enter en pijltjes: andere cel. Esc: cel leeg, Ctrl+Z: zet terug. Ctrl+S: opslaan.'
  const others = lines.filter(({ id, employee }) => id !== line.id && employee === line.employee)
  return closedAt(line, at.day) ?? roomWords(line, at.day, typedAt(others, rows, at.day))
}

/** Below the grid, and in sight while one scrolls: the room at the cell with the focus, and the button that saves. */
export function SaveBar(props: Props) {
  const { at, lines, rows, emptied, onPutBack, done, onRestored, saving, odd, onSave } = props
  const unsaved = countFilled(rows)
  const last = emptied.at(-1)
  return (
    <Group className={styles.bar} justify="space-between" px="md" py="xs" data-on-screen>
      {odd.length > 0 && (
        <Box flex="1 0 100%" mah="40vh" fz="sm" style={{ overflowY: 'auto' }}>
          <Notice tone="warning">
            <p>Klopt dit? Druk nog een keer om het op te slaan.</p>
            {odd.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </Notice>
        </Box>
      )}
      <Text
        className={styles.room}
        id={roomId}
        size="sm"
        c={at === null ? 'dimmed' : 'gray.8'}
        data-keys={at === null || undefined}
      >
        {words(at, lines, rows)}
      </Text>
      {onPutBack && last && (
        <Group gap="xs" role="status">
          <Text variant="quiet" span>
            {dayWords(last.at.day)}: {last.cell.text} gewist
          </Text>
          <Button variant="subtle" size="compact-sm" onMouseDown={keepFocus} onClick={onPutBack}>
            Zet terug
          </Button>
        </Group>
      )}
      {done !== null && (
        <Group gap="xs" role="status" fz="sm" c="dimmed">
          <span>{doneWords[done.what]}</span>
          <span translate="no">
            {hoursWords(done.entry.hours)}, {entryWords(done.entry)}
          </span>
          {done.what === 'withdrawn' && <UndoWithdrawal entry={done.entry} onRestored={onRestored} />}
        </Group>
      )}
      <Group ml="auto" wrap="nowrap">
        {unsaved > 0 && (
          <Text variant="quiet" span fw={600}>
            {days(unsaved)} nog niet opgeslagen
          </Text>
        )}
        <SaveButton saving={saving} asked={odd.length > 0} onSave={onSave} />
      </Group>
    </Group>
  )
}

interface ButtonProps extends Pick<Props, 'saving' | 'onSave'> {
  asked: boolean
}

/** The second press of a double click does nothing: it is no answer to a question that came up in between. */
const SaveButton = memo(function SaveButton({ saving, asked, onSave }: ButtonProps) {
  return (
    <Button
      flex="none"
      leftSection={saving ? <Loader /> : <Icon of={IconDeviceFloppy} />}
      aria-disabled={saving || undefined}
      onClick={firstPress(onSave)}
    >
      {asked ? 'Toch opslaan' : 'Opslaan'}
    </Button>
  )
})
