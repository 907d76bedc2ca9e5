import { Stack, Text, Title } from '@mantine/core'
import { alonePeriod } from '../../lib/alone-period'
import { longDate } from '../../lib/rules/dates'
import { timeLeft, weekendWarning } from '../../lib/rules/filing'
import { Notice } from '../../ui/notice'

interface Props {
  filing: {
    /** The first day of the period, yyyy-mm-dd. */
    from: string
    /** yyyy-mm-dd, or null for the self-employed without employees. */
    deadline: string | null
    /** The length of the period. */
    months: number
    past: boolean
    /** Whether the project starts before the period. */
    uncounted: boolean
    /** The day of the deadline when it is a Saturday or Sunday, else empty. */
    weekend: string
    /** The working days left, the deadline included. */
    working_days: number
  }
  /** The day on which it was filed, or null. */
  filed: string | null
}

/** Until when to file, which follows from the start of the project by the rules of RVO, or when that was done. */
export function FilingDates({ filing, filed }: Props) {
  const { from, deadline, months, past, uncounted, weekend, working_days } = filing
  const start = longDate(from)
  return (
    <Stack component="section" gap="sm" py="xs">
      <Title order={2} size="h3">
        Indienen bij RVO
      </Title>
      {filed !== null ? (
        <Text variant="lead">
          Ingediend op <strong>{longDate(filed)}</strong>. Je hoeft hiervoor niets meer te doen.
        </Text>
      ) : deadline === null ? (
        <Text variant="lead">{alonePeriod(from.slice(0, 4))}</Text>
      ) : past ? (
        <Notice tone="warning">
          <p>
            <strong>Let op: de uiterste indiendatum is voorbij.</strong>
          </p>
          <p>
            Voor een periode vanaf {start} kon je indienen tot en met {longDate(deadline)}. Je kunt nog wel voor een
            latere periode indienen; uren van daarvóór tellen niet mee. In je document staat welke periode nog kan.
          </p>
        </Notice>
      ) : (
        <Text variant="lead">
          Dien in op uiterlijk <strong>{longDate(deadline)}</strong> ({timeLeft(working_days)}).{' '}
          {weekendWarning(weekend)} Dan begint je periode op {start} en loopt ze tot en met 31 december
          {` ${from.slice(0, 4)}`}: {months} maanden.{' '}
          {uncounted && `De uren die je vóór ${start} maakt, tellen niet mee. `}Deze data volgen uit je startdatum en de
          regels van RVO.
        </Text>
      )}
    </Stack>
  )
}
