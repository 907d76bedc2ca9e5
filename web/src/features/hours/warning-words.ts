import { shortDay, shortWeekday } from '../../lib/day-words'
import { type Day, longDate, weekdayName } from '../../lib/rules/dates'
import { type HourWarning, holidayOf, type ProjectSpan, warningsOf } from '../../lib/rules/warnings'

/** Another year is outside the period as well, which says what it means. */
type Told = Exclude<HourWarning, 'other_year'>

function reason(warning: Told, day: Day, { start, from, to }: ProjectSpan): string {
  switch (warning) {
    case 'before_start':
      return `Dit ligt vóór de start van het project (${longDate(start)}).`
    case 'outside_period':
      return `Dit valt buiten de periode van je aanvraag (${longDate(from)} tot en met ${longDate(to)}): deze uren tellen niet mee.`
    case 'weekend':
      return `Dit is een ${weekdayName(day)}.`
    case 'holiday':
      return `Dit is ${holidayOf(day)} (feestdag).`
  }
}

/** Returns what is odd about hours on a day, each as a sentence. */
export function reasonsOf(day: Day, span: ProjectSpan): string[] {
  const odd = warningsOf(day, span).filter((warning): warning is Told => warning !== 'other_year')
  const told = odd.includes('outside_period') ? odd.filter((warning) => warning !== 'before_start') : odd
  return told.map((warning) => reason(warning, day, span))
}

/** Returns what is odd about hours on some days: 'za 21 nov: Dit is een zaterdag.' Days with the same reasons are one line. */
export function oddLines(days: Day[], span: ProjectSpan): string[] {
  const by = new Map<string, Day[]>()
  for (const day of days) {
    const reasons = reasonsOf(day, span).join(' ')
    by.set(reasons, [...(by.get(reasons) ?? []), day])
  }
  return [...by]
    .filter(([reasons]) => reasons !== '')
    .map(([reasons, same]) => `${same.map((day) => `${shortWeekday(day)} ${shortDay(day)}`).join(', ')}: ${reasons}`)
}
