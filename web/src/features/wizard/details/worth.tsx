import { useSite } from '../../../api/site'
import { Notice } from '../../../components/notice'
import { shortEuro } from '../../../lib/rules/benefit'
import { filingFor } from '../../../lib/rules/filing'
import { parseTypedDate } from '../../../lib/typed-date'
import { parseWhole } from '../../../lib/typed-number'
import type { Answers } from '../model'
import { BenefitHint } from './benefit-hint'
import styles from './worth.module.css'

/** Below these S&O hours in a calendar year a self-employed person gets no deduction (RVO). */
const deductionHours = 500

/** What the hours are worth to who applies, below their field. */
export function Worth({
  answers: { applicant, estimated_hours_input: hours, start_of_project },
}: {
  answers: Answers
}) {
  const site = useSite()
  const start = parseTypedDate(start_of_project).value
  const year = site === undefined || start === null ? null : Number(filingFor(start, site.today).startMonth.slice(0, 4))
  if (applicant === 'self_employed') return <Deduction hours={hours} year={year} />
  return (
    <>
      <BenefitHint hours={hours} year={year} />
      {applicant === 'both' && hours.trim() !== '' && (
        <p className={styles.own}>
          Dit voordeel geldt voor de uren van je personeel. Voor je eigen uren geldt de S&O-aftrek van je winst, vanaf{' '}
          {deductionHours} eigen S&O-uren in een kalenderjaar.
        </p>
      )}
    </>
  )
}

/** The deduction of a self-employed person, which lowers the profit that is taxed. */
function Deduction({ hours, year }: { hours: string; year: number | null }) {
  const figures = useSite()?.wbso
  const known = figures?.find((one) => one.year === year) ?? figures?.at(-1)
  const typed = parseWhole(hours).value
  if (known === undefined || typed === null) return null
  if (typed < deductionHours)
    return (
      <div className={styles.few}>
        <Notice tone="warning">
          Met minder dan {deductionHours} S&O-uren in een kalenderjaar krijg je als zelfstandige geen S&O-aftrek.
        </Notice>
      </div>
    )
  return (
    <p className={styles.own}>
      Als zelfstandige trek je met een S&O-verklaring <strong>{shortEuro(known.self_employed_deduction)}</strong> van je
      winst af, en als starter nog {shortEuro(known.self_employed_starter_extra)} (cijfers van {known.year}). Dat is een
      aftrek: hoeveel belasting het scheelt, hangt van je winst af. Je moet ook aan het urencriterium van 1.225 uur
      voldoen.
    </p>
  )
}
