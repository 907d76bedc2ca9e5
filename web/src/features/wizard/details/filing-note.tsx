import { Box, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useSite } from '../../../api/site'
import { alonePeriod } from '../../../lib/alone-period'
import { type Day, longDate } from '../../../lib/rules/dates'
import {
  aloneYear,
  continuedFiling,
  earliestFiling,
  type Filing,
  filingFor,
  timeLeft,
  weekendWarning,
} from '../../../lib/rules/filing'
import { Notice } from '../../../ui/notice'

const firstDay = ({ startMonth }: Filing): string => longDate(`${startMonth}-01`)

interface Props {
  start: Day
  /** Whether the applicant is self-employed without employees. */
  alone: boolean
  /** Whether the project goes on: then the first period counts that can still be filed. */
  continues: boolean
}

/** The period and the deadline that follow from a start date, or for the self-employed from the day of filing. */
export function FilingNote({ start, alone, continues }: Props) {
  const site = useSite()
  if (site === undefined) return null
  if (alone) return <Alone began={start.slice(0, 4)} year={String(aloneYear(start, site.today))} />
  const filing = continues ? continuedFiling(start, site.today) : filingFor(start, site.today)
  if (filing.past) return <TooLate filing={filing} next={earliestFiling(site.today)} />
  return (
    <Derived>
      <p>
        Je aanvraag gaat over <strong>{firstDay(filing)}</strong> tot en met 31 december
        {` ${filing.startMonth.slice(0, 4)}`} ({filing.months} maanden). Indienen kan tot en met{' '}
        <strong>{longDate(filing.deadline)}</strong> ({timeLeft(filing.workingDays)}). {weekendWarning(filing.weekend)}
      </p>
      {filing.uncounted && <p>De uren die je vóór {firstDay(filing)} maakt, tellen niet mee.</p>}
      <Text variant="quiet">Afgeleid van je startdatum, volgens de regels van RVO.</Text>
    </Derived>
  )
}

const Derived = ({ children }: { children: ReactNode }) => (
  <Box mt="sm" maw="line">
    <Notice tone="info">{children}</Notice>
  </Box>
)

const Alone = ({ began, year }: { began: string; year: string }) => (
  <Derived>
    {began < year && (
      <p>
        Voor {began} kan niemand meer aanvragen. De uren die je vóór {longDate(`${year}-01-01`)} maakt, tellen niet mee.
      </p>
    )}
    <p>{alonePeriod(year)}</p>
  </Derived>
)

function TooLate({ filing, next }: { filing: Filing; next: Filing }) {
  return (
    <Box mt="sm">
      <Notice tone="warning">
        <p>
          Let op: voor een start op {firstDay(filing)} kon je indienen tot en met {longDate(filing.deadline)}. Die datum
          is voorbij.
        </p>
        <p>
          De eerste periode waarvoor je nu nog kunt indienen begint op <strong>{firstDay(next)}</strong>; dien dan
          uiterlijk {longDate(next.deadline)} in. Uren van daarvoor tellen niet mee.
        </p>
      </Notice>
    </Box>
  )
}
