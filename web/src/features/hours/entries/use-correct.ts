import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { addToWeek, type HourEntry, logHours, takeFromWeek, useHoursAgain, withdrawHours } from '../../../api/hours'
import { ApiError } from '../../../lib/api-error'
import { fieldProblems, type Problem } from '../../../lib/problem'
import { randomId } from '../../../lib/random-id'
import { hoursWire, parseHoursDutch } from '../../../lib/rules/hours'
import { parseTypedDate } from '../../../lib/typed-date'
import { outcomeOf } from '../grid/send'

/** A correction as it is typed. */
export interface Correction {
  date: string
  hours: string
  description: string
}

const changedMeanwhile = 'Deze registratie is intussen gewijzigd of verwijderd. Kijk bij de registraties van deze week.'

const isGone = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.fields.replaces !== undefined)

function refusalOf(error: unknown): Problem[] {
  if (isGone(error)) return [{ field: null, message: changedMeanwhile }]
  const fields = fieldProblems(error, ['date', 'hours', 'description'])
  const outcome = outcomeOf(error)
  if (fields.length > 0 || outcome.kind === 'saved') return fields
  const message =
    outcome.kind === 'unsent' ? 'De wijziging is nog niet opgeslagen. Probeer het opnieuw.' : outcome.message
  return [{ field: null, message }]
}

/** Replaces an entry by what is typed instead, or withdraws it. The old one stays in the history. */
export function useCorrect(entry: HourEntry) {
  const queries = useQueryClient()
  const again = useHoursAgain()
  const key = useRef(randomId()) // the same until the server answers, so that a second try makes no second entry
  return {
    send: async ({ date, hours, description }: Correction): Promise<HourEntry> => {
      const made = await logHours(
        {
          employee: entry.employee,
          date: parseTypedDate(date).value ?? date,
          hours: hoursWire(parseHoursDutch(hours).value ?? 0),
          description: description.trim(),
          project_number: entry.project_number,
          replaces: entry.id,
        },
        key.current,
      )
      await takeFromWeek(queries, entry)
      await addToWeek(queries, made)
      again()
      return made
    },
    withdraw: async (): Promise<null> => {
      await withdrawHours(entry.id)
      await takeFromWeek(queries, entry)
      again()
      return null
    },
    refusal: (error: unknown): Problem[] => {
      again() // it may be replaced though no answer came
      if (outcomeOf(error).kind === 'refused') key.current = randomId()
      return refusalOf(error)
    },
  }
}
