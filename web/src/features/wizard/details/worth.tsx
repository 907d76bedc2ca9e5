import { Box, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { benefitOf } from '../../../api/benefit'
import { useSite } from '../../../api/site'
import { dutchNumber } from '../../../lib/dutch-number'
import { deductionHours } from '../../../lib/limits'
import { shortEuro } from '../../../lib/rules/benefit'
import { hasFewHours } from '../../../lib/rules/few-hours'
import { aloneYear, continuedFiling, filingFor } from '../../../lib/rules/filing'
import { parseTypedDate } from '../../../lib/typed-date'
import { parseWholeHours } from '../../../lib/typed-number'
import { Notice } from '../../../ui/notice'
import { checkOwnHours } from '../checks'
import type { Answers } from '../model'
import { BenefitHint } from './benefit-hint'

/** The year of the hours, or null for one that is over: nothing can be had for it any more. */
function yearOf({ applicant, continues }: Answers, start: string, today: string): number | null {
  const { startMonth } = continues ? continuedFiling(start, today) : filingFor(start, today)
  const year = applicant === 'self_employed' ? aloneYear(start, today) : Number(startMonth.slice(0, 4))
  return year < Number(today.slice(0, 4)) ? null : year
}

/** What the hours are worth to who applies, below their field. */
export function Worth({ answers }: { answers: Answers }) {
  const { applicant, estimated_hours_input: hours, own_hours } = answers
  const site = useSite()
  const start = parseTypedDate(answers.start_of_project).value
  const year = site === undefined || start === null ? null : yearOf(answers, start, site.today)
  if (applicant === 'self_employed') return <Deduction hours={hours} year={year} />
  if (applicant === 'company') return <BenefitHint hours={hours} year={year} />
  if (hours.trim() === '') return null
  if (own_hours.trim() === '' || checkOwnHours(own_hours, hours) !== null)
    return (
      <Text variant="lead" mt="sm">
        Vul in hoeveel uren je zelf maakt, dan zie je wat ze opleveren.
      </Text>
    )
  const staff = (parseWholeHours(hours).value ?? 0) - (parseWholeHours(own_hours).value ?? 0)
  return (
    <>
      <BenefitHint hours={String(staff)} year={year} />
      <Text variant="lead" mt="sm">
        Dit voordeel geldt voor de {dutchNumber(staff)} uren van je personeel.
      </Text>
      <Deduction hours={own_hours} year={year} />
    </>
  )
}

/** The deduction of a self-employed person, which lowers the profit that is taxed. */
function Deduction({ hours, year }: { hours: string; year: number | null }) {
  const typed = parseWholeHours(hours).value
  const question = { hours: typed ?? 0, applicant: 'self_employed' as const, starter: true, ...(year && { year }) }
  const worth = useQuery(benefitOf(typed === null ? null : question)).data
  if (worth === undefined) return null
  if (hasFewHours(worth))
    return (
      <Box mt="sm" maw="form">
        <Notice tone="warning">
          Met minder dan {deductionHours} S&O-uren in een kalenderjaar krijg je als zelfstandige geen S&O-aftrek.
        </Notice>
      </Box>
    )
  return (
    <Text variant="lead" mt="sm">
      Als zelfstandige trek je met een S&O-verklaring <strong>{shortEuro(worth.deduction)}</strong> van je winst van{' '}
      {worth.hours_year} af, en als starter nog {shortEuro(worth.starter_extra)} (cijfers van {worth.year}). Dat is een
      aftrek: hoeveel belasting het scheelt, hangt van je winst af. Je moet ook aan het urencriterium van 1.225 uur
      voldoen.
    </Text>
  )
}
