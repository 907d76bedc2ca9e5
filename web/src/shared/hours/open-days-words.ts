import type { OpenDaysSummary } from '../../api/open-days'
import type { Day } from '../../lib/rules/dates'
import { monthOf, openDaysWords } from './month'

const daysUntil = (today: Day, day: Day): number => Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000)

/** 'over 3 dagen te laat', from the first day on which it is. */
function lateWords(today: Day, late: Day): string {
  const left = daysUntil(today, late)
  return left <= 1 ? 'morgen te laat' : `over ${left} dagen te laat`
}

/** Returns how many days are open in words, and what is late first. Null when none are. */
export function summaryWords(summary: OpenDaysSummary, today: Day): string | null {
  const { people, open_days: open, late_days: late, soon_late: soon, late_on: on } = summary
  if (open === 0) return null
  const who = people === 1 ? '1 persoon heeft' : `${people} mensen hebben`
  const which = soon === open ? '' : `${soon} daarvan `
  const verb = soon === 1 ? 'is' : 'zijn'
  const next = soon === 0 || on === null ? '' : `, ${which || 'die '}${verb} ${lateWords(today, on)}`
  const past = late === 0 ? '' : late === 1 ? ' 1 dag is te laat.' : ` ${late} dagen zijn te laat.`
  return `${who} ${openDaysWords(open)}${next}.${past}`
}

/** Returns the month of the first open day. */
export const monthOfFirst = ({ oldest }: OpenDaysSummary): string | null => oldest && monthOf(oldest)
