import { Text, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { addToWeek, type HourEntry, logHours, takeFromWeek, useHoursAgain } from '../../../api/hours'
import { fieldProblems, type Problem, problemsOf } from '../../../lib/problem'
import { randomId } from '../../../lib/random-id'
import { type Day, parseDate } from '../../../lib/rules/dates'
import { hoursText, hoursWire, parseHoursDutch } from '../../../lib/rules/hours'
import type { Refusal } from '../../../lib/rules/refusal'
import { sentenceOf } from '../../../lib/rules/sentences'
import type { ProjectSpan } from '../../../lib/rules/warnings'
import { FormDialog } from '../../../ui/form-dialog'
import { Notice } from '../../../ui/notice'
import type { FormOptions } from '../../../ui/use-form'
import { hoursOf } from '../grid/saved'
import { outcomeOf } from '../grid/send'
import { reasonsOf } from '../warning-words'

interface Props {
  entry: HourEntry
  span: ProjectSpan
  /** Called with the entry that replaces it. The dialog is then still open. */
  onChanged: (made: HourEntry) => void
  onClose: () => void
}

interface ChangeText {
  date: Day
  hours: string
  description: string
}

const sentence = (refusal: Refusal | null) => refusal && sentenceOf(refusal)

/** Returns what is wrong with a correction. The limits of a day are for the server, which knows the other projects. */
const lacksOf = ({ date, hours, description }: ChangeText): Problem[] =>
  problemsOf({
    date: sentence(parseDate(date).refusal),
    hours: sentence(parseHoursDutch(hours).refusal),
    description: description.trim() === '' ? 'Vul een beschrijving in' : null,
  })

function refusalOf(error: unknown): Problem[] {
  const fields = fieldProblems(error, ['date', 'hours', 'description'])
  const outcome = outcomeOf(error)
  if (fields.length > 0 || outcome.kind === 'saved') return fields
  const message =
    outcome.kind === 'unsent' ? 'De wijziging is nog niet opgeslagen. Probeer het opnieuw.' : outcome.message
  return [{ field: null, message }]
}

/**
 * The window in which an entry is corrected. The old one is withdrawn and stays in the history. Another day that
 * is odd is taken at the press after the one that says so.
 */
export function ChangeDialog({ entry, span, onChanged, onClose }: Props) {
  const queries = useQueryClient()
  const again = useHoursAgain()
  const key = useRef(randomId()) // the same until the server answers, so that a second try makes no second entry
  const [asked, setAsked] = useState<Day>(entry.date)
  const odd = asked === entry.date ? [] : reasonsOf(asked, span)
  const form: FormOptions<ChangeText, HourEntry> = {
    initial: { date: entry.date, hours: hoursText(hoursOf(entry)), description: entry.description },
    prefix: 'registratie-', // the grid behind has fields of the same names
    check: lacksOf,
    asks: ({ date }) => {
      setAsked(date)
      return date !== entry.date && date !== asked && reasonsOf(date, span).length > 0
    },
    send: ({ date, hours, description }) =>
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
    refusal: (error) => {
      again() // it may be replaced though no answer came
      if (outcomeOf(error).kind === 'refused') key.current = randomId()
      return refusalOf(error)
    },
    onSent: async (made) => {
      await takeFromWeek(queries, entry)
      await addToWeek(queries, made)
      onChanged(made)
      again()
    },
  }

  return (
    <FormDialog
      title="Registratie wijzigen"
      keep={`entry ${entry.id}`}
      action={odd.length > 0 ? 'Toch opslaan' : 'Opslaan'}
      form={form}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          <Text>{entry.employee_name}</Text>
          <TextInput {...field('date')} label="Datum" type="date" />
          <TextInput
            {...field('hours')}
            label="Uren"
            description="Bijvoorbeeld 7,5."
            inputMode="decimal"
            autoComplete="off"
          />
          <TextInput {...field('description')} label="Beschrijving" autoComplete="off" />
          {odd.length > 0 && (
            <Notice tone="warning">
              <p>Klopt dit? Druk nog een keer om het op te slaan.</p>
              {odd.map((reason) => (
                <p key={reason}>{reason}</p>
              ))}
            </Notice>
          )}
        </>
      )}
    </FormDialog>
  )
}
