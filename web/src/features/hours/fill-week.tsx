import { Button, Stack } from '@mantine/core'
import { useEffect, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Employee } from '../../api/employees'
import type { HourEntry, HoursElsewhere } from '../../api/hours'
import { focusAfter } from '../../lib/focus'
import { focusField } from '../../lib/focus-field'
import { type Day, mondayOf } from '../../lib/rules/dates'
import { checkEntryDate } from '../../lib/rules/hours'
import { sentenceOf } from '../../lib/rules/sentences'
import type { ProjectSpan } from '../../lib/rules/warnings'
import { useStable } from '../../lib/use-stable'
import { Dialog } from '../../ui/dialog'
import { EntryList } from './entries/entry-list'
import type { Done } from './entries/entry-notice'
import { cellId, type Place, type Rows, unsavedWeeks } from './grid/model'
import { peopleOf } from './grid/people'
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
  number: string
  span: ProjectSpan
  monday: Day
  today: Day
  employees: Employee[]
  /** The saved hours of the week, undefined until they are loaded. */
  entries: HourEntry[] | undefined
  /** What people work on other projects that week; none until it is loaded. */
  elsewhere: HoursElsewhere[]
  /** Why they did not load, or null. */
  failed: Error | null
  onRetry: () => void
  onGo: (day: Day) => void
  /** Told whether the last attempt to save found problems. */
  onWrong: (wrong: boolean) => void
}

const noRows: Rows = {}
const noEntries: HourEntry[] = []

/** The grid of a week, with what fills it, saves it and says how that went. */
export function FillWeek(props: Props) {
  const { owner, number, span, monday, today, employees, entries, elsewhere, failed, onRetry, onGo, onWrong } = props
  const [grid, dispatch] = useTyped(owner, number)
  const { typed } = grid
  const [chosen, setChosen] = useState(employees[0]?.id ?? 0)
  const rows = typed[monday] ?? noRows
  const people = useMemo(() => {
    const future = checkEntryDate(monday, today)
    return peopleOf(employees, entries ?? noEntries, elsewhere, future && sentenceOf(future))
  }, [employees, entries, elsewhere, monday, today])
  const week = { project: number, span, monday, today, people, rows, dispatch }
  const { copy, paste, copying, said, forget: forgetCopy } = useCopy(week)
  const { save, saving, odd, report, forget, summary } = useSave(week)
  const reported = report?.monday === monday ? report : null
  const wrong = reported !== null && !reported.good
  useEffect(() => onWrong(wrong), [wrong, onWrong])

  const [done, setDone] = useState<Done>(null)
  const [listed, setListed] = useState<Place | null>(null)
  const lister = people.find(({ id }) => id === listed?.employee)
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

  /** Goes to a field of the summary. Small screens first show its employee. */
  const goTo = useStable((field: string) => {
    const employee = Number(/-(\d+)/.exec(field)?.[1])
    flushSync(() => setChosen(employee))
    focusField(field)
  })

  function closeList() {
    focusAfter(
      () => setListed(null),
      () => listed && document.getElementById(cellId(listed)),
    )
  }

  return (
    <>
      <WeekBar monday={monday} today={today} onGo={onGo} copying={copying} onCopy={copyAll} />
      <WeekNotices
        unsaved={unsavedWeeks(typed).join(' ')}
        monday={monday}
        today={today}
        failed={failed}
        onRetry={useStable(onRetry)}
        said={said}
        report={reported}
        summary={summary}
        onGo={goTo}
      />
      <WeekGrid
        monday={monday}
        today={today}
        people={people}
        rows={rows}
        emptied={emptiedIn(grid, monday)}
        dispatch={dispatch}
        onGo={onGo}
        chosen={people.some(({ id }) => id === chosen) ? chosen : (people[0]?.id ?? 0)}
        onChoose={setChosen}
        loading={entries === undefined && failed === null}
        saving={saving}
        odd={odd}
        onSave={saveAll}
        onPaste={paste}
        done={done !== null && mondayOf(done.entry.date) === monday ? done : null}
        onDone={setDone}
        onList={setListed}
      />
      {listed !== null && lister !== undefined && (
        <Dialog title={lister.name} wide onClose={closeList}>
          {(close) => (
            <Stack>
              <EntryList {...{ number, monday, span }} day={listed.day} entries={lister.entries[listed.day] ?? []} />
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
