import { Box, Button, Flex, Text } from '@mantine/core'
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import type { HourEntry } from '../../../api/hours'
import { dayWords, onDay } from '../../../lib/day-words'
import { hoursWords } from '../../../lib/dutch-number'
import { problemAt, problemsOf } from '../../../lib/problem'
import { hoursText, parseHoursDutch } from '../../../lib/rules/hours'
import { sentenceOf } from '../../../lib/rules/sentences'
import type { ProjectSpan } from '../../../lib/rules/warnings'
import { useAskBeforeUnload } from '../../../ui/leave-guard'
import { useForm } from '../../../ui/use-form'
import { firstPress } from '../../../ui/use-once'
import type { Done } from '../entries/entry-notice'
import { entryWords } from '../entries/entry-words'
import { useCorrect } from '../entries/use-correct'
import { undoneBy } from '../warning-words'
import styles from './grid.module.css'
import { typedHours } from './model'
import { hoursOf } from './saved'

interface Props {
  entry: HourEntry
  span: ProjectSpan
  /** The field of the cell that adds hours. */
  children: ReactNode
  onDone: (done: NonNullable<Done>) => void
  /** Called when it is left as it was. */
  onClose: () => void
}

function problemOf(hours: string): string | null {
  const { refusal } = parseHoursDutch(hours)
  return typedHours(hours) === 0 || refusal === null ? null : sentenceOf(refusal)
}

/**
 * A day of a row of which the one entry is corrected: its hours, in a field where they stood. It keeps its
 * description. Nothing or zero withdraws it, at the press after the one that says so.
 */
export function CellCorrection({ entry, span, children, onDone, onClose }: Props) {
  const { send, withdraw, refusal } = useCorrect(entry)
  const [asked, setAsked] = useState<string | null>(null) // what was typed when it was asked whether the entry goes, or the confirmation of its month
  const undone = undoneBy(entry.date, span)
  const messages = useId()
  const { values, problems, whole, unsaved, sending, submit, field, button } = useForm<
    { hours: string },
    HourEntry | null
  >({
    initial: { hours: hoursText(hoursOf(entry)) },
    prefix: `wijzig-${entry.id}-`,
    check: ({ hours }) => problemsOf({ hours: problemOf(hours) }),
    asks: ({ hours }) => {
      setAsked(hours)
      return asked !== hours && (typedHours(hours) === 0 || undone.length > 0)
    },
    send: ({ hours }) => (typedHours(hours) === 0 ? withdraw() : send({ ...entry, hours })),
    refusal,
    onSent: (made) => onDone(made === null ? { what: 'withdrawn', entry } : { what: 'changed', entry: made }),
  })
  useAskBeforeUnload(unsaved)
  const goes = asked === values.hours && typedHours(asked) === 0
  const told = asked === values.hours && problemOf(asked) === null ? undone : []
  const problem = problemAt(problems, 'hours') ?? whole

  const save = () => (typedHours(values.hours) === hoursOf(entry) ? onClose() : submit())

  /** Keeps the keys of the grid, which are for the field that adds. */
  function press(event: KeyboardEvent) {
    const { key, ctrlKey, metaKey, repeat, nativeEvent } = event
    event.stopPropagation()
    if (nativeEvent.isComposing) return
    if (key === 'Escape' && !sending) onClose()
    if (key !== 'Enter' && !((ctrlKey || metaKey) && key.toLowerCase() === 's')) return
    event.preventDefault()
    if (!repeat) save()
  }

  const { error: _, errorProps: __, ...props } = { errorProps: undefined, ...field('hours') }
  return (
    <>
      <td className={styles.day} data-label={onDay(entry.date)}>
        {children}
        <span className={styles.saved}>
          <input
            {...props}
            className={styles.input}
            // biome-ignore lint/a11y/noAutofocus: it takes the place of the button that was pressed
            autoFocus
            type="text"
            inputMode="decimal"
            autoComplete="off"
            aria-label={`Uren van ${entryWords(entry)}`}
            aria-describedby={messages}
            aria-invalid={problem !== undefined || undefined}
            aria-busy={sending || undefined}
            readOnly={sending}
            onFocus={(event) => event.currentTarget.select()}
            onKeyDown={press}
          />
        </span>
      </td>
      <td className={styles.correction}>
        <Flex component="p" wrap="wrap" columnGap="xs" id={messages} role="status">
          <Box component="span" fw={600} translate="no">
            {dayWords(entry.date)}
          </Box>
          {problem === undefined && !goes && <span translate="no">{entry.description}</span>}
          {problem !== undefined && (
            <Text span variant="error" className={styles.problem}>
              {problem}
            </Text>
          )}
          {told.map((reason) => (
            <span key={reason}>{reason}</span>
          ))}
          {told.length > 0 && !goes && <span>Druk nog een keer om het op te slaan.</span>}
          {goes && <span>Druk nog een keer om {hoursWords(entry.hours)} te verwijderen.</span>}
        </Flex>
        <Button {...button} type="button" size="compact-sm" {...(goes && { color: 'red' })} onClick={firstPress(save)}>
          {goes ? 'Verwijderen' : told.length > 0 ? 'Toch opslaan' : 'Opslaan'}
        </Button>
        <Button variant="default" size="compact-sm" onClick={onClose}>
          Annuleren
        </Button>
      </td>
    </>
  )
}
