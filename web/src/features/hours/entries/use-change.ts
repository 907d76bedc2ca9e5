import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { addToWeek, type HourEntry, logHours, takeFromWeek, useHoursAgain } from '../../../api/hours'
import { fieldProblems, type Problem } from '../../../lib/problem'
import { randomId } from '../../../lib/random-id'
import type { Day } from '../../../lib/rules/dates'
import { parseDate } from '../../../lib/rules/dates'
import { hoursWire, parseHoursDutch } from '../../../lib/rules/hours'
import { sentenceOf } from '../../../lib/rules/sentences'
import type { ProjectSpan } from '../../../lib/rules/warnings'
import { outcomeOf } from '../grid/send'
import { reasonsOf } from '../warning-words'

/** The fields of a correction, as they are typed. */
export interface ChangeText {
  date: Day
  hours: string
  description: string
}

const names = ['date', 'hours', 'description'] as const

export const inputId = (name: keyof ChangeText): string => `registratie-${name}`

/** Returns what is wrong with a correction. The limits of a day are for the server, which knows the other projects. */
function lacksOf({ date, hours, description }: ChangeText): Problem[] {
  const found: (Problem | null)[] = [
    { field: 'date', refusal: parseDate(date).refusal },
    { field: 'hours', refusal: parseHoursDutch(hours).refusal },
  ].map(({ field, refusal }) => refusal && { field, message: sentenceOf(refusal) })
  if (description.trim() === '') found.push({ field: 'description', message: 'Vul een beschrijving in' })
  return found.filter((problem) => problem !== null)
}

function problemsOf(error: unknown): Problem[] {
  const fields = fieldProblems(error, names)
  const outcome = outcomeOf(error)
  if (fields.length > 0 || outcome.kind === 'saved') return fields
  const message =
    outcome.kind === 'unsent' ? 'De wijziging is nog niet opgeslagen. Probeer het opnieuw.' : outcome.message
  return [{ field: null, message }]
}

/**
 * Replaces an entry, once for any number of presses. The first wrong field gets the focus. Another
 * day that is odd is taken at the press after the one that says so.
 */
export function useChange(entry: HourEntry, span: ProjectSpan, onChanged: (made: HourEntry) => void) {
  const queries = useQueryClient()
  const again = useHoursAgain()
  const [problems, setProblems] = useState<Problem[]>([])
  const [asked, setAsked] = useState<Day>(entry.date)
  const key = useRef(randomId()) // the same until the server answers, so that a second try makes no second entry
  const busy = useRef(false) // a second press may come before the first is drawn
  const { mutate, isPending } = useMutation({
    mutationFn: ({ date, hours, description }: ChangeText) =>
      logHours(
        {
          employee: entry.employee,
          date,
          hours: hoursWire(parseHoursDutch(hours).value ?? 0),
          description: description.trim(),
          project_number: entry.project_number,
          replaces: entry.id,
        },
        key.current,
      ),
    onSuccess: async (made) => {
      await takeFromWeek(queries, entry)
      await addToWeek(queries, made)
      onChanged(made)
    },
    onError: (error) => {
      if (outcomeOf(error).kind === 'refused') key.current = randomId()
      setProblems(problemsOf(error))
    },
    onSettled: () => {
      busy.current = false
      again()
    },
  })

  useEffect(() => {
    const first = names.find((name) => problems.some(({ field }) => field === name))
    if (first !== undefined) document.getElementById(inputId(first))?.focus()
  }, [problems])

  function send(text: ChangeText) {
    if (busy.current) return
    const lacking = lacksOf(text)
    setProblems(lacking)
    if (lacking.length > 0) return
    setAsked(text.date)
    if (text.date !== entry.date && text.date !== asked && reasonsOf(text.date, span).length > 0) return
    busy.current = true
    mutate(text)
  }

  return { send, sending: isPending, problems, odd: asked === entry.date ? [] : reasonsOf(asked, span) }
}
