import { Box, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Application } from '../../api/application'
import { alonePeriod } from '../../lib/alone-period'
import { longDate } from '../../lib/rules/dates'
import { timeLeft, weekendWarning } from '../../lib/rules/filing'
import { WorthAmounts } from '../../shared/benefit/worth-amounts'
import { FactList } from '../../ui/fact-list'

const Note = ({ children }: { children: ReactNode }) => (
  <Text variant="quiet" mt="2xs">
    {children}
  </Text>
)

function Deadline({ deadline: filing }: Pick<Application, 'deadline'>) {
  const { deadline, past, working_days, weekend, uncounted, from } = filing
  if (deadline === null) return alonePeriod(from.slice(0, 4))
  const day = <strong>{longDate(deadline)}</strong>
  return (
    <>
      {past ? <>kon tot en met {day}</> : <>uiterlijk {day}</>}
      {!past && ` (${timeLeft(working_days)})`}
      {!past && weekend !== '' && <Note>{weekendWarning(weekend)}</Note>}
      {!past && uncounted && <Note>Uren vóór {longDate(from)} tellen niet mee.</Note>}
    </>
  )
}

const Filed = ({ filed: { date, reference } }: { filed: NonNullable<Application['filed']> }) => (
  <>
    op <strong>{longDate(date)}</strong>
    {reference !== '' && `, referentie ${reference}`}
  </>
)

/** When to file, and what the application is worth. */
export function Facts({ application }: { application: Application }) {
  const { filed, deadline, benefit } = application
  const facts = [
    filed === null
      ? { name: 'Indienen', value: <Deadline deadline={deadline} /> }
      : { name: 'Ingediend', value: <Filed filed={filed} /> },
    ...(benefit === null ? [] : [{ name: 'Verwacht voordeel', value: <WorthAmounts worth={benefit} /> }]),
  ]
  return (
    <Box mt="-md" fz="sm">
      <FactList plain facts={facts} />
    </Box>
  )
}
