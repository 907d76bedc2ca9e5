import { Button, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useHoursAgain } from '../../../api/hours'
import { actOnMonth } from '../../../api/months'
import type { MyMonth } from '../../../api/my-hours'
import { ApiError } from '../../../lib/api-error'
import { failure } from '../../../lib/messages'
import { fieldProblemsOr, problemsOf } from '../../../lib/problem'
import { monthWords, openDaysWords } from '../../../shared/hours/month'
import { FormDialog } from '../../../ui/form-dialog'
import { firstPress, useOnce } from '../../../ui/use-once'

const failed = 'Kon de maand niet bevestigen'

interface Props {
  company: number
  employee: number
  month: MyMonth['month']
  /** How many of its days are open. */
  open: number
  onDone: () => void
}

/** 'Mijn maand klopt': confirms a month of one's own. While days are open it asks for a reason first. */
export function ConfirmMonth({ company, employee, month, open, onDone }: Props) {
  const again = useHoursAgain()
  const confirm = (reason?: string) => actOnMonth('confirm', company, month, { employees: [employee], reason })
  const [asking, setAsking] = useState(false)
  const { mutate, isPending, error } = useOnce({
    mutationFn: () => confirm(),
    onSuccess: onDone,
    onError: (refusal) => setAsking(refusal instanceof ApiError && refusal.fields.reason !== undefined), // open since
    onSettled: again,
  })
  return (
    <>
      <Button
        variant="default"
        size="sm"
        aria-label={`Mijn maand klopt: ${monthWords(month)}`}
        aria-disabled={isPending || undefined}
        onClick={firstPress(() => (open > 0 ? setAsking(true) : void mutate()))}
      >
        Mijn maand klopt
      </Button>
      {error !== null && !asking && (
        <Text variant="error" role="alert">
          {failure(error, failed)}
        </Text>
      )}
      {asking && (
        <FormDialog
          title={`${monthWords(month)} bevestigen`}
          keep={`month ${company} ${month}`}
          action="Mijn maand klopt"
          form={{
            initial: { reason: '' },
            prefix: 'maand-',
            check: ({ reason }) => problemsOf({ reason: reason.trim() === '' ? 'Vul een reden in' : null }),
            send: ({ reason }) => confirm(reason.trim()),
            refusal: (refusal) => {
              again() // it may be confirmed though no answer came
              return fieldProblemsOr(refusal, ['reason'], failed)
            },
            onSent: () => {
              again()
              onDone()
            },
          }}
          onClose={() => setAsking(false)}
        >
          {({ field }) => (
            <>
              {open > 0 && <Text>{openDaysWords(open)}. Dat mag, als het klopt: zeg kort hoe het zit.</Text>}
              <Textarea
                {...field('reason')}
                label="Reden"
                description="Bijvoorbeeld: ik heb op die dagen niet aan S&O gewerkt. Noem geen ziekte."
                maxLength={1000}
                autosize
                minRows={2}
              />
            </>
          )}
        </FormDialog>
      )}
    </>
  )
}
