import { ActionIcon, Box, Flex } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { type Dispatch, memo, useCallback, useState } from 'react'
import { type Day, weekdayName } from '../../../lib/rules/dates'
import { hoursText } from '../../../lib/rules/hours'
import { Icon } from '../../../ui/icon'
import { DayCell, type SavedActions } from './day-cell'
import styles from './grid.module.css'
import { closedAt, type Line } from './lines'
import { descriptionId, emptyRow, type Row } from './model'
import type { Action } from './reducer'
import { descriptionProblemId, hasNotes, RowNotes } from './row-notes'
import { rowTotal } from './totals'

interface Props extends SavedActions {
  line: Line
  days: Day[]
  row: Row | undefined
  /** Whether this is the row that small screens show. */
  chosen: boolean
  dispatch: Dispatch<Action>
}

/** A row: name and description, seven days, the total of the week. Typing in one row does not draw the others. */
export const GridRow = memo(function GridRow(props: Props) {
  const { line, days, row = emptyRow, chosen, dispatch, onDone, onList } = props
  const { id, name, subtitle, span, saved, entries, closed } = line
  const [open, setOpen] = useState(false)
  const [monday = ''] = days
  const write = useCallback(
    (day: Day, text: string) => dispatch({ type: 'write', at: { row: id, day }, text }),
    [dispatch, id],
  )

  return (
    <tbody className={styles.person} data-chosen={chosen || undefined}>
      <tr className={styles.row}>
        <th className={styles.who} scope="row">
          <Box component="span" fw={600} translate="no">
            {name}
          </Box>{' '}
          <Box component="span" c="dimmed" fz="xs">
            {closed === null ? subtitle : closed}
          </Box>
          {closed === null && (
            <Flex component="span" gap="2xs">
              <input
                className={styles.description}
                id={descriptionId(id)}
                type="text"
                autoComplete="off"
                placeholder="Beschrijving"
                aria-label={`Beschrijving voor ${name}`}
                aria-invalid={row.problem !== null || undefined}
                aria-describedby={row.problem === null ? undefined : descriptionProblemId(id)}
                value={row.description}
                onChange={(event) => dispatch({ type: 'describe', row: id, monday, text: event.currentTarget.value })}
              />
              <ActionIcon
                className={styles.more}
                variant="subtle"
                color="gray"
                radius="sm"
                size={32}
                aria-expanded={open}
                aria-label={`Beschrijving per dag voor ${name}`}
                title="Beschrijving per dag"
                onClick={() => setOpen(!open)}
              >
                <Icon of={IconChevronDown} />
              </ActionIcon>
            </Flex>
          )}
        </th>
        {days.map((day) => (
          <DayCell
            key={weekdayName(day)} // the focus stays on the weekday when the week changes
            row={id}
            name={name}
            day={day}
            saved={saved[day] ?? 0}
            entries={entries?.[day]}
            span={span}
            fixed={line.closedDays[day] !== undefined}
            cell={row.cells[day]}
            closed={closedAt(line, day)}
            onWrite={write}
            onDone={onDone}
            onList={onList}
          />
        ))}
        <td className={styles.total} data-label="Totaal" translate="no">
          {hoursText(rowTotal(saved, row, days))}
        </td>
      </tr>
      {(open || hasNotes(row, days)) && (
        <RowNotes id={id} name={name} days={days} row={row} open={open} dispatch={dispatch} />
      )}
    </tbody>
  )
})
