import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Employee } from '../../api/employees'
import { weekHours } from '../../api/hours'
import { focusField } from '../../lib/focus-field'
import { checkEntryDate } from '../../lib/rules/hours'
import { sentenceOf } from '../../lib/rules/sentences'
import { EntryList } from './entries/entry-list'
import { type Rows, unsavedWeeks } from './grid/model'
import { peopleOf } from './grid/people'
import { useCopy } from './grid/use-copy'
import { useSave } from './grid/use-save'
import { useSaveKey } from './grid/use-save-key'
import { useTyped } from './grid/use-typed'
import { WeekGrid } from './grid/week-grid'
import { WeekNotices } from './grid/week-notices'
import { HoursFrame } from './hours-frame'
import { Tools } from './tools'
import { useSteady } from './use-steady'
import { useToday } from './use-today'
import { useWeek } from './week/use-week'
import { WeekBar } from './week/week-bar'

interface Props {
  /** The id of the user, whose typed hours are kept. */
  owner: number
  number: string
  /** The title of the project. */
  title: string
  employees: Employee[]
}

const noRows: Rows = {}

/** A week of a project: what is typed, what is saved, and what can be done with it. */
export function HoursOfWeek({ owner, number, title, employees }: Props) {
  const today = useToday()
  const { monday, go } = useWeek(today)
  const { data: entries, error, refetch } = useQuery(weekHours(number, monday))
  const [typed, dispatch] = useTyped(owner, number)
  const [chosen, setChosen] = useState(employees[0]?.id ?? 0)
  const rows = typed[monday] ?? noRows
  const people = useMemo(() => {
    const future = checkEntryDate(monday, today)
    return peopleOf(employees, entries ?? [], future && sentenceOf(future))
  }, [employees, entries, monday, today])
  const { copy, copying, said, forget: forgetCopy } = useCopy({ project: number, monday, people, rows, dispatch })
  const { save, saving, report, forget, summary } = useSave({ project: number, monday, today, people, rows, dispatch })
  const reported = report?.monday === monday ? report : null

  const saveAll = useSteady(() => {
    forgetCopy()
    void save()
  })
  const copyAll = useSteady(() => {
    forget()
    void copy()
  })
  const retry = useSteady(() => void refetch())
  useSaveKey(saveAll)

  /** Goes to a field of the summary. Small screens first show its employee. */
  const goTo = useSteady((field: string) => {
    const employee = Number(/-(\d+)/.exec(field)?.[1])
    flushSync(() => setChosen(employee))
    focusField(field)
  })

  return (
    <HoursFrame title={title} wrong={reported !== null && !reported.good}>
      <WeekBar monday={monday} today={today} onGo={go} />
      <WeekNotices
        unsaved={unsavedWeeks(typed).join(' ')}
        monday={monday}
        today={today}
        failed={error}
        onRetry={retry}
        said={said}
        report={reported}
        summary={summary}
        onGo={goTo}
      />
      <Tools number={number} copying={copying} onCopy={copyAll} />
      <WeekGrid
        monday={monday}
        today={today}
        people={people}
        rows={rows}
        dispatch={dispatch}
        onGo={go}
        chosen={people.some(({ id }) => id === chosen) ? chosen : (people[0]?.id ?? 0)}
        onChoose={setChosen}
        loading={entries === undefined && error === null}
        saving={saving}
        onSave={saveAll}
      />
      <EntryList monday={monday} entries={entries} />
    </HoursFrame>
  )
}
