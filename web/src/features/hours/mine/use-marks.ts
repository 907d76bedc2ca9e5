import { useState } from 'react'
import { useHoursAgain } from '../../../api/hours'
import { type DayMarkInput, type MarkedDays, markDays } from '../../../api/my-hours'
import { failure } from '../../../lib/messages'
import { type Day, mondayOf } from '../../../lib/rules/dates'
import { useOnce } from '../../../ui/use-once'
import { markNames, onDays } from '../warning-words'

/** A press on a mark: for which days, and null to take it off. */
export type Marking = Omit<DayMarkInput, 'employee'>

/** What is said after marking. */
function markedWords({ marked, skipped }: MarkedDays, mark: Marking['mark']): string {
  const done = mark === null ? 'Markering weggehaald' : markNames[mark]
  const parts = [
    marked.length > 0 && `${done}: ${onDays(marked)}.`,
    skipped.length > 0 && `Overgeslagen, want daar staan uren: ${onDays(skipped)}.`,
  ]
  return parts.filter((part) => part !== false).join(' ')
}

/** What became of a press, and on which day it was. */
interface Said {
  day: Day
  words: string
  good: boolean
}

/** Marks days of an employee in a week, one press at a time, and says what became of it. */
export function useMarks(employee: number, monday: Day) {
  const [said, setSaid] = useState<Said | null>(null)
  const { mutate, isPending } = useOnce({
    mutationFn: (marking: Marking) => markDays({ ...marking, employee }),
    onSuccess: (answer, { from: day, mark }) => setSaid({ day, words: markedWords(answer, mark), good: true }),
    onError: (error, { from: day }) => setSaid({ day, words: failure(error, 'Kon de dag niet markeren'), good: false }),
    onSettled: useHoursAgain(), // also after a failure: it may be marked though no answer came
  })
  return {
    mark: (marking: Marking) => void mutate(marking),
    marking: isPending,
    said: said !== null && mondayOf(said.day) === monday ? said : null,
  }
}

export type Marks = ReturnType<typeof useMarks>
