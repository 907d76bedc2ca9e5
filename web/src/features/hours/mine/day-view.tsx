import { ActionIcon, Group, Stack, Title } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { type FocusEvent, useState } from 'react'
import type { HourEntry } from '../../../api/hours'
import type { MyHours } from '../../../api/my-hours'
import { dayWords } from '../../../lib/day-words'
import { focusAfter } from '../../../lib/focus'
import { addDays, type Day } from '../../../lib/rules/dates'
import { Fold } from '../../../ui/fold'
import { Icon } from '../../../ui/icon'
import { Notice } from '../../../ui/notice'
import styles from '../grid/grid.module.css'
import type { GridProps } from '../grid/grid-props'
import { isOf, type Line, noLonger } from '../grid/lines'
import { cellId, emptyRow } from '../grid/model'
import { SaveBar } from '../grid/save-bar'
import { placeOf } from '../grid/use-moves'
import { DayProject, thumb } from './day-project'
import { StateChip, stateOn } from './day-state'
import { canMark, MarkButtons, restUntil } from './mark-buttons'
import { closedDaysOf } from './my-lines'
import type { Marks } from './use-marks'

/** Reports whether a project has something on a day: not one that one is assigned to no more, without hours. */
const isShown =
  (day: Day) =>
  ({ closed, saved }: Line): boolean =>
    closed !== noLonger || (saved[day] ?? 0) > 0

interface Props {
  grid: GridProps
  hours: MyHours
  day: Day
  /** Shows another day, of any week. */
  onShow: (day: Day) => void
  marks: Marks
  /** What was described before on each project, by the id of its row, the last first. */
  described: Partial<Record<number, string[]>>
}

/** One day at a time, for a phone: its projects in half hours, what they were for, and its marks. */
export function DayView({ grid, hours, day, onShow, marks, described }: Props) {
  const { lines, rows, today, dispatch, loading, onDone, onList } = grid
  const [row, setRow] = useState<number | null>(null) // which was touched last
  const at = lines.find(({ id }) => id === row) ?? lines[0]

  function onFocus({ target }: FocusEvent<HTMLElement>) {
    const place = placeOf(target)
    if (place !== null) setRow(place.row)
  }

  /** Says that an entry is back, and goes there. */
  function putBackEntry(entry: HourEntry) {
    onDone({ what: 'restored', entry })
    const line = lines.find(isOf(entry))
    focusAfter(
      () => onShow(entry.date),
      () => line && document.getElementById(cellId({ row: line.id, day: entry.date })),
    )
  }

  return (
    <Stack className={styles.grid} gap="sm" onFocus={onFocus}>
      <DayBar day={day} hours={loading ? null : hours} today={today} onShow={onShow} />
      {!loading && <DayMarks hours={hours} day={day} today={today} marks={marks} />}
      {lines.filter(isShown(day)).map((line) => (
        <DayProject
          key={line.id}
          line={line}
          lines={lines}
          rows={rows}
          day={day}
          row={rows[line.id] ?? emptyRow}
          described={described[line.id] ?? []}
          dispatch={dispatch}
          onTouch={setRow}
          onList={onList}
        />
      ))}
      <SaveBar {...grid} at={at === undefined ? null : { row: at.id, day }} onRestored={putBackEntry} />
    </Stack>
  )
}

interface BarProps extends Pick<Props, 'day' | 'onShow'> {
  today: Day
  /** Null until they are loaded. */
  hours: MyHours | null
}

/** Which day is shown, what is known of it, and the ways to the days beside it. */
function DayBar({ day, hours, today, onShow }: BarProps) {
  return (
    <Group justify="space-between" wrap="nowrap" gap="xs">
      <ActionIcon variant="default" size={thumb} aria-label="Vorige dag" onClick={() => onShow(addDays(day, -1))}>
        <Icon of={IconChevronLeft} />
      </ActionIcon>
      <Stack gap={4} align="center" aria-live="polite">
        <Title order={2} size="h3" ta="center">
          {dayWords(day)}
        </Title>
        {hours !== null && <StateChip day={day} known={stateOn(hours, day)} today={today} />}
      </Stack>
      <ActionIcon variant="default" size={thumb} aria-label="Volgende dag" onClick={() => onShow(addDays(day, 1))}>
        <Icon of={IconChevronRight} />
      </ActionIcon>
    </Group>
  )
}

/** The marks of a day, if it can have one, and what became of the last press on them. */
function DayMarks({ hours, day, today, marks }: Pick<Props, 'hours' | 'day' | 'marks'> & { today: Day }) {
  const { said, ...press } = marks
  const known = stateOn(hours, day)
  const closed = closedDaysOf(hours)[day]
  const until = restUntil(hours, day)
  return (
    <>
      {closed !== undefined && <Notice tone="info">{closed}</Notice>}
      {canMark(hours, known, day, today) && (
        <>
          <MarkButtons large day={day} known={known} {...press} />
          {until !== null && (
            <Fold label="Rest van de week">
              <MarkButtons large day={day} until={until} {...press} />
            </Fold>
          )}
        </>
      )}
      {said?.day === day && <Notice tone={said.good ? 'good' : 'error'}>{said.words}</Notice>}
    </>
  )
}
