import type { ProjectStats } from '../../api/projects'
import { dutchHalves } from '../../lib/dutch-number'
import { type Day, months as names } from '../../lib/rules/dates'

/** The hours of a project that count, by month of its application's period. */
export interface CountedMonths {
  months: ProjectStats['months']
  /** Those of the application. */
  estimated_hours: number
}

/** A month of the period: what is made, and what the hours of the application leave for it. */
export interface MonthPlan {
  month: string
  made: number
  toGo: number
}

/** december */
export const monthName = (month: string): string => names[Number(month.slice(5)) - 1] ?? ''

/**
 * Spreads the hours that are left evenly over this month and those after it, in half hours. A month in which more is
 * made than its share leaves less for the others.
 */
export function monthsToCome({ months, estimated_hours: estimated }: CountedMonths, today: Day): MonthPlan[] {
  const thisMonth = today.slice(0, 7)
  const past = months.filter(({ month }) => month < thisMonth)
  let left = 2 * (estimated - past.reduce((sum, { counted_hours }) => sum + Number(counted_hours), 0))
  let open = months.length - past.length
  return months.map(({ month, counted_hours }) => {
    const made = Number(counted_hours)
    if (month < thisMonth) return { month, made, toGo: 0 }
    const toGo = Math.max(0, Math.ceil(left / open) - 2 * made)
    left -= 2 * made + toGo
    open -= 1
    return { month, made, toGo: toGo / 2 }
  })
}

/** Says how many hours are left, and in which months. Which of them are R&D is for those who work: none has to be made. */
export function toComeWords(plan: MonthPlan[], estimated: number, today: Day): string {
  const left = estimated - plan.reduce((sum, { made }) => sum + made, 0)
  if (estimated === 0) return ''
  if (left <= 0) return 'Je hebt alle uren van je aanvraag gemaakt.'
  const [first, ...others] = plan.filter(({ toGo }) => toGo > 0)
  if (first === undefined) return `Je periode is voorbij, met ${dutchHalves(left)} uur minder dan in je aanvraag.`
  const isNow = first.month === today.slice(0, 7)
  const where = ({ month }: MonthPlan) => (isNow && month === first.month ? 'deze maand' : `in ${monthName(month)}`)
  if (others.length === 0) return `Nog ${dutchHalves(left)} uur beschikbaar ${where(first)}.`
  const [next = first, ...more] = isNow ? others : [first, ...others]
  const last = more.at(-1)
  const about = last === undefined || last.toGo === next.toGo ? '' : 'ongeveer '
  const later = last
    ? `${about}${dutchHalves(next.toGo)} uur per maand van ${monthName(next.month)} tot en met ${monthName(last.month)}`
    : `${dutchHalves(next.toGo)} uur ${where(next)}`
  const now = isNow ? `${dutchHalves(first.toGo)} uur deze maand, daarna ` : ''
  return `Nog ${dutchHalves(left)} uur beschikbaar: ${now}${later}.`
}
