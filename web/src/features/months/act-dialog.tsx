import { Stack, Text, Textarea } from '@mantine/core'
import { actOnMonth, type MonthAct, type PersonMonth, useMonthsAgain } from '../../api/months'
import { fieldProblemsOr, problemsOf } from '../../lib/problem'
import type { Month } from '../../shared/hours/month'
import { FormDialog } from '../../ui/form-dialog'
import { Notice } from '../../ui/notice'
import { actWords, closingNotes, namesOf, refusedWords } from './act-words'

interface Props {
  act: MonthAct
  company: number
  month: Month
  /** Whose months it is done with. */
  people: PersonMonth[]
  onDone: () => void
  onClose: () => void
}

const mostLetters = 1000

/** Says what will happen and to whom, and does it: for all of them or for none. */
export function ActDialog({ act, company, month, people, onDone, onClose }: Props) {
  const again = useMonthsAgain()
  const { action, does, means, needs, failed } = actWords[act]
  const notes = act === 'close' ? closingNotes(people) : []
  return (
    <FormDialog<{ reason: string }, unknown>
      title={`${action}?`}
      action={action}
      {...(needs !== undefined && { keep: `${act} ${company} ${month}` })}
      form={{
        initial: { reason: '' },
        prefix: 'maand-',
        check: ({ reason }) =>
          problemsOf({ reason: needs !== undefined && reason.trim() === '' ? needs.lacking : null }),
        send: ({ reason }) =>
          actOnMonth(act, company, month, {
            employees: people.map(({ employee }) => employee),
            ...(needs !== undefined && { reason: reason.trim() }),
          }).finally(again),
        refusal: (error) => {
          const refused = refusedWords(error)
          return refused === null ? fieldProblemsOr(error, ['reason'], failed) : [{ field: null, message: refused }]
        },
        onSent: onDone,
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          <Text>
            {does(month)} <strong translate="no">{namesOf(people)}</strong>.
          </Text>
          {notes.length > 0 && (
            <Notice tone="warning" quiet>
              <Stack gap="2xs">
                {notes.map((note) => (
                  <div key={note}>{note}</div>
                ))}
              </Stack>
            </Notice>
          )}
          <Text>{means}</Text>
          {needs !== undefined && (
            <Textarea {...form.field('reason')} label={needs.label} autosize minRows={3} maxLength={mostLetters} />
          )}
        </>
      )}
    </FormDialog>
  )
}
