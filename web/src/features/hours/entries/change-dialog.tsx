import { Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { HourEntry } from '../../../api/hours'
import { type Problem, problemsOf } from '../../../lib/problem'
import { type Day, shortDate } from '../../../lib/rules/dates'
import { hoursText, parseHoursDutch } from '../../../lib/rules/hours'
import type { Refusal } from '../../../lib/rules/refusal'
import { sentenceOf } from '../../../lib/rules/sentences'
import type { ProjectSpan } from '../../../lib/rules/warnings'
import { parseTypedDate } from '../../../lib/typed-date'
import { FormDialog } from '../../../ui/form-dialog'
import { Notice } from '../../../ui/notice'
import type { FormOptions } from '../../../ui/use-form'
import { hoursOf } from '../grid/saved'
import { reasonsOf, undoneBy } from '../warning-words'
import { type Correction, useCorrect } from './use-correct'

interface Props {
  entry: HourEntry
  span: ProjectSpan
  /** Called with the entry that replaces it. The dialog is then still open. */
  onChanged: (made: HourEntry) => void
  onClose: () => void
}

const sentence = (refusal: Refusal | null) => refusal && sentenceOf(refusal)

/** Returns what is wrong with a correction. The limits of a day are for the server, which knows the other projects. */
const lacksOf = ({ date, hours, description }: Correction): Problem[] =>
  problemsOf({
    date: sentence(parseTypedDate(date).refusal),
    hours: sentence(parseHoursDutch(hours).refusal),
    description: description.trim() === '' ? 'Vul een beschrijving in' : null,
  })

/** Returns what there is to ask before an entry is put on a day: another day may be odd, and a month confirmed. */
function reasonsAgainst(entry: HourEntry, day: Day, span: ProjectSpan): string[] {
  const here = undoneBy(entry.date, span)
  return day === entry.date ? here : [...new Set([...reasonsOf(day, span), ...here])]
}

/**
 * The window in which an entry is corrected. The old one is withdrawn and stays in the history. What there is to ask is
 * answered by the press after the one that says so.
 */
export function ChangeDialog({ entry, span, onChanged, onClose }: Props) {
  const [asked, setAsked] = useState<Day | null>(null)
  const odd = asked === null ? [] : reasonsAgainst(entry, asked, span)
  const form: FormOptions<Correction, HourEntry> = {
    initial: { date: shortDate(entry.date), hours: hoursText(hoursOf(entry)), description: entry.description },
    prefix: 'registratie-', // the grid behind has fields of the same names
    check: lacksOf,
    asks: ({ date: typed }) => {
      const date = parseTypedDate(typed).value ?? entry.date
      setAsked(date)
      return date !== asked && reasonsAgainst(entry, date, span).length > 0
    },
    ...useCorrect(entry),
    onSent: onChanged,
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
          <TextInput {...field('date')} label="Datum" description="Bijvoorbeeld 18-11-2026." autoComplete="off" />
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
