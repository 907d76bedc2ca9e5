import { dutchNumber } from '../dutch-number'
import { deductionHours } from '../limits'
import { type Benefit, type Line, linesOf, shortEuro } from './benefit'
import { hasFewHours } from './few-hours'

/** The amounts that an application is worth: less wage tax, or a deduction from the profit. */
export function amountsOf(worth: Benefit): Line[] {
  const wageTax = { words: 'minder loonheffing', amount: shortEuro(worth.benefit) }
  const deduction = { words: 'aftrek van je winst', amount: shortEuro(worth.deduction + worth.starter_extra) }
  return [...(worth.applicant === 'self_employed' ? [] : [wageTax]), ...(worth.deduction > 0 ? [deduction] : [])]
}

/** Returns the formula of what an application is worth, line by line. */
export function worthLines(worth: Benefit): Line[] {
  const { hours_year, deduction, starter_extra } = worth
  const lines = worth.applicant === 'self_employed' ? [] : linesOf(worth)
  if (worth.earlier_base > 0 && lines.length > 0)
    lines.splice(3, 0, {
      words: `Eerdere aanvragen van ${hours_year} gingen voor`,
      amount: shortEuro(worth.earlier_base),
    })
  if (deduction > 0) lines.push({ words: 'S&O-aftrek', amount: shortEuro(deduction) })
  if (starter_extra > 0) lines.push({ words: 'Extra aftrek voor starters', amount: shortEuro(starter_extra) })
  return lines
}

/** What a self-employed person has to know of the deduction; nothing for a company. */
export function aboutDeduction(worth: Benefit): string | null {
  if (worth.applicant === 'company') return null
  if (hasFewHours(worth))
    return `Met minder dan ${deductionHours} eigen S&O-uren in een kalenderjaar krijg je als zelfstandige geen S&O-aftrek. In ${worth.hours_year} zijn het er ${dutchNumber(worth.own_hours + worth.earlier_own_hours)}.`
  if (worth.deduction === 0) return `De S&O-aftrek van ${worth.hours_year} telt al mee bij een eerdere aanvraag.`
  return 'De aftrek verlaagt de winst waarover je belasting betaalt; hoeveel belasting dat scheelt, hangt van je winst af. Je moet ook aan het urencriterium van 1.225 uur voldoen.'
}
