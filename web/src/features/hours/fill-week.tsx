import { Button, Stack } from '@mantine/core'
import { type ReactNode, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { focusAfter } from '../../lib/focus'
import { focusField } from '../../lib/focus-field'
import { type Day, daysOfWeek, mondayOf } from '../../lib/rules/dates'
import { useStable } from '../../lib/use-stable'
import { Dialog } from '../../ui/dialog'
import { Notice } from '../../ui/notice'
import { EntryList } from './entries/entry-list'
import type { Done } from './entries/entry-notice'
import { withoutDescription } from './grid/check'
import type { GridProps } from './grid/grid-props'
import type { Line } from './grid/lines'
import { cellId, emptyRow, type Place, type Rows, unsavedWeeks } from './grid/model'
import { emptiedIn } from './grid/reducer'
import { useCopy } from './grid/use-copy'
import { useSave } from './grid/use-save'
import { useSaveKey } from './grid/use-save-key'
import { useTyped } from './grid/use-typed'
import { WeekGrid } from './grid/week-grid'
import { WeekNotices } from './grid/week-notices'
import { WeekBar } from './week/week-bar'

interface Props {
  owner: number
  /** Names what is typed, by which it is kept: a project, or whose own hours they are. */
  drafts: string
  /** What a row is called: 'Medewerker'. */
  label: string
  monday: Day
  today: Day
  lines: Line[]
  /** Whether the saved hours are being loaded. */
  loading: boolean
  /** Why they did not load, or null. */
  failed: Error | null
  onRetry: () => void
  onGo: (day: Day) => void
  /** Told whether the last attempt to save found problems. */
  onWrong: (wrong: boolean) => void
  /** What there is to say of a day, instead of whether its hours are late. */
  sign?: (day: Day) => ReactNode
  /** Draws something else than the grid and the way to other weeks. */
  draw?: ((grid: GridProps) => ReactNode) | undefined
  /** Shows a day, where one is drawn at a time. */
  onShow?: (day: Day) => void
}

const noRows: Rows = {}

/** The grid of a week, with what fills it, saves it and says how that went. */
export function FillWeek(props: Props) {
  const { owner, drafts, label, monday, today, lines, loading, failed, onRetry, onGo, onWrong } = props
  const { sign, draw, onShow } = props
  const [grid, dispatch] = useTyped(owner, drafts)
  const { typed } = grid
  const [chosen, setChosen] = useState(lines[0]?.id ?? 0)
  const rows = typed[monday] ?? noRows
  const week = { monday, today, lines, rows, dispatch }
  const { copy, paste, copying, said, forget: forgetCopy } = useCopy(week)
  const { save, saving, odd, report, forget, summary } = useSave(week)
  const reported = report?.monday === monday ? report : null
  const wrong = reported !== null && !reported.good
  useEffect(() => onWrong(wrong), [wrong, onWrong])

  const [done, setDone] = useState<Done>(null)
  const [listed, setListed] = useState<Place | null>(null)
  const lister = lines.find(({ id }) => id === listed?.row)
  const fixed = lister?.closedDays[listed?.day ?? '']
  const saveAll = useStable(() => {
    forgetCopy()
    setDone(null)
    void save()
  })
  const copyAll = useStable(() => {
    forget()
    setDone(null)
    void copy()
  })
  useSaveKey(saveAll)

  /** Goes to a field of the summary. Small screens first show its row, or its day. */
  const goTo = useStable((field: string) => {
    const [, row, day] = /-(\d+)(?:-(\d{4}-\d\d-\d\d))?$/.exec(field) ?? []
    flushSync(() => {
      setChosen(Number(row))
      const shown = day ?? withoutDescription(rows[Number(row)] ?? emptyRow)
      if (shown !== undefined) onShow?.(shown)
    })
    focusField(field)
  })

  function closeList() {
    focusAfter(
      () => setListed(null),
      () => listed && document.getElementById(cellId(listed)),
    )
  }

  const shown: GridProps = {
    label,
    monday,
    today,
    lines,
    rows,
    emptied: emptiedIn(grid, monday),
    dispatch,
    onGo,
    chosen: lines.some(({ id }) => id === chosen) ? chosen : (lines[0]?.id ?? 0),
    onChoose: setChosen,
    loading,
    saving,
    odd,
    onSave: saveAll,
    onPaste: paste,
    done: done !== null && mondayOf(done.entry.date) === monday ? done : null,
    onDone: setDone,
    onList: setListed,
    sign,
  }
  return (
    <>
      {draw === undefined && <WeekBar monday={monday} today={today} onGo={onGo} copying={copying} onCopy={copyAll} />}
      <WeekNotices
        unsaved={unsavedWeeks(typed).join(' ')}
        monday={monday}
        today={today}
        fixed={daysOfWeek(monday).every((day) => lines.every(({ closedDays }) => closedDays[day] !== undefined))}
        failed={failed}
        onRetry={useStable(onRetry)}
        said={said}
        report={reported}
        summary={summary}
        onGo={goTo}
      />
      {draw === undefined ? <WeekGrid {...shown} /> : draw(shown)}
      {listed !== null && lister !== undefined && (
        <Dialog title={lister.name} wide onClose={closeList}>
          {(close) => (
            <Stack>
              {fixed !== undefined && <Notice tone="info">{fixed}</Notice>}
              <EntryList
                edits={fixed === undefined}
                number={lister.projectNumber}
                monday={monday}
                span={lister.span}
                day={listed.day}
                entries={lister.entries && (lister.entries[listed.day] ?? [])}
              />
              <div>
                <Button variant="default" onClick={close}>
                  Sluiten
                </Button>
              </div>
            </Stack>
          )}
        </Dialog>
      )}
    </>
  )
}
