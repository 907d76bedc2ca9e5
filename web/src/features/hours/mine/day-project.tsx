import { ActionIcon, Box, Button, Group, Paper, Stack, Text } from '@mantine/core'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import type { Dispatch } from 'react'
import { dayWords } from '../../../lib/day-words'
import type { Day } from '../../../lib/rules/dates'
import { dayMax, hoursText } from '../../../lib/rules/hours'
import { Icon } from '../../../ui/icon'
import { keepFocus } from '../../../ui/keep-focus'
import { CellInput, problemId } from '../grid/cell-input'
import styles from '../grid/grid.module.css'
import { closedAt, type Line } from '../grid/lines'
import { descriptionId, type Place, type Row, type Rows, typedHours } from '../grid/model'
import type { Action } from '../grid/reducer'
import { descriptionProblemId } from '../grid/row-notes'
import { bookedAt } from '../grid/saved'
import { typedAt } from '../grid/totals'

interface Props {
  line: Line
  /** All projects of the day, which share its room. */
  lines: Line[]
  rows: Rows
  day: Day
  row: Row
  /** What was described before, the last first. */
  described: string[]
  dispatch: Dispatch<Action>
  /** Told which project was touched. */
  onTouch: (row: number) => void
  /** Opens the saved entries. */
  onList: (at: Place) => void
}

/** As small as what a thumb presses may be, in px. */
export const thumb = 44

/** A project on a day: half hours with − and +, and what they were for, which is proposed from what it was before. */
export function DayProject(props: Props) {
  const { line, lines, rows, day, row, described, dispatch, onTouch, onList } = props
  const { id, name, subtitle, saved } = line
  const at = { row: id, day }
  const cell = row.cells[day]
  const closed = closedAt(line, day)
  const typed = Math.max(0, typedHours(cell?.text ?? '') ?? 0)
  const others = lines.filter((other) => other.id !== id)
  const room = closed === null ? dayMax - bookedAt(line, day) - typedAt(others, rows, day) : 0
  const description = cell?.description ?? row.description
  const waits = cell?.progress === 'sending'
  const entered = saved[day] ?? 0
  const fixed = line.closedDays[day] !== undefined
  const lacks = row.problem !== null && description.trim() === ''

  const isBlocked = (by: 1 | -1) => waits || typed + by < 0 || (by > 0 && typed + by > room)
  const write = (text: string) => {
    onTouch(id)
    dispatch({ type: 'write', at, text })
  }
  const describe = (text: string) => {
    onTouch(id)
    dispatch({ type: 'describeDay', at, text: text === '' ? null : text })
  }

  /** Adds or takes half an hour. Hours without a description get the last one of the project. */
  function step(by: 1 | -1) {
    if (isBlocked(by)) return onTouch(id)
    const next = typed + by
    write(next === 0 ? '' : hoursText(next))
    const [last] = described
    if (next > 0 && description.trim() === '' && last !== undefined) describe(last)
  }

  const button = (label: string, icon: typeof IconPlus, by: 1 | -1) => (
    <ActionIcon
      variant="default"
      size={thumb}
      aria-label={`${label}: ${name}`}
      aria-disabled={isBlocked(by) || undefined}
      onMouseDown={keepFocus}
      onClick={() => step(by)}
    >
      <Icon of={icon} />
    </ActionIcon>
  )

  return (
    <Paper component="section" aria-label={name} p="sm">
      <Stack gap="xs">
        <div>
          <Text fw={600} translate="no">
            {name}
          </Text>
          <Text variant="quiet" size="xs">
            {line.closed ?? subtitle}
          </Text>
        </div>
        {entered > 0 && (
          <div>
            <Button
              variant="default"
              size="md"
              aria-label={`${fixed ? 'Bekijk' : 'Wijzig'} ${hoursText(entered)} uur van ${name}, ${dayWords(day)}`}
              onClick={() => onList(at)}
            >
              {hoursText(entered)} uur geregistreerd
            </Button>
          </div>
        )}
        {(closed === null || typed > 0) && ( // what was typed before it was closed can be taken away
          <>
            <Group gap="xs" wrap="nowrap">
              {button('Half uur minder', IconMinus, -1)}
              <Box flex="1">
                <CellInput
                  row={id}
                  name={name}
                  day={day}
                  cell={cell}
                  closed={closed}
                  onWrite={(_, text) => write(text)}
                />
              </Box>
              {button('Half uur meer', IconPlus, 1)}
            </Group>
            <input
              className={styles.description}
              id={descriptionId(id)}
              type="text"
              autoComplete="off"
              placeholder="Beschrijving"
              aria-label={`Beschrijving voor ${name}`}
              aria-invalid={lacks || undefined}
              aria-describedby={lacks ? descriptionProblemId(id) : undefined}
              value={description}
              onChange={(event) => describe(event.currentTarget.value)}
            />
            {typed > 0 && <Earlier name={name} described={described} chosen={description} onChoose={describe} />}
          </>
        )}
        {lacks && (
          <Text variant="error" className={styles.problem} id={descriptionProblemId(id)}>
            {row.problem}
          </Text>
        )}
        {cell?.problem && (
          <Text variant="error" className={styles.problem} id={problemId(id, day)}>
            {cell.problem}
          </Text>
        )}
      </Stack>
    </Paper>
  )
}

interface EarlierProps {
  name: string
  described: string[]
  chosen: string
  onChoose: (text: string) => void
}

/** What was described before, to be chosen with a tap. */
function Earlier({ name, described, chosen, onChoose }: EarlierProps) {
  const others = described.filter((text) => text !== chosen.trim()).slice(0, 3)
  if (others.length === 0) return null
  return (
    <Stack gap="xs" role="group" aria-label={`Eerdere beschrijvingen van ${name}`}>
      {others.map((text) => (
        <Button key={text} variant="default" size="md" px="sm" justify="start" fw={400} onClick={() => onChoose(text)}>
          <Text span inherit truncate translate="no">
            {text}
          </Text>
        </Button>
      ))}
    </Stack>
  )
}
