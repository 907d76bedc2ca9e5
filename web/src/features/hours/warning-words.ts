import { onDay } from '../../lib/day-words'
import { type Day, longDate, weekdayName } from '../../lib/rules/dates'
import { type HourWarning, holidayOf, type ProjectSpan, warningsOf } from '../../lib/rules/warnings'

/** Another year is outside the period as well, which says what it means. */
type Told = Exclude<HourWarning, 'other_year'>

/** What a day can be marked as when there are no hours on it. */
export const markNames = { none: 'Geen S&O', absent: 'Afwezig' } as const

function reason(warning: Told, day: Day, { start, from, to, title, marked }: ProjectSpan): string {
  switch (warning) {
    case 'before_start':
      return `Dit ligt vóór de start van ${title ?? 'het project'} (${longDate(start)}).`
    case 'outside_period':
      return `Dit valt buiten de periode van ${title === undefined ? 'je aanvraag' : `de aanvraag voor ${title}`} (${longDate(from)} tot en met ${longDate(to)}): deze uren tellen niet mee.`
    case 'weekend':
      return `Dit is een ${weekdayName(day)}.`
    case 'holiday':
      return `Dit is ${holidayOf(day)} (feestdag).`
    case 'marked':
      return `Deze dag staat op ${markNames[marked?.[day] ?? 'none']}; dat vervalt dan.`
    case 'confirmed':
      return 'Deze maand is al bevestigd; die bevestiging vervalt dan.'
  }
}

/** Returns what is odd about hours on a day, each as a sentence. */
export function reasonsOf(day: Day, span: ProjectSpan): string[] {
  const odd = warningsOf(day, span).filter((warning): warning is Told => warning !== 'other_year')
  const told = odd.includes('outside_period') ? odd.filter((warning) => warning !== 'before_start') : odd
  return told.map((warning) => reason(warning, day, span))
}

/** Returns what a change of hours that stand on a day undoes, each as a sentence: that the month was confirmed. */
export const undoneBy = (day: Day, span: ProjectSpan): string[] =>
  warningsOf(day, span).includes('confirmed') ? [reason('confirmed', day, span)] : []

/** An entry as the server took it. */
interface Taken {
  date: Day
  warnings: HourWarning[]
}

/** di 17 nov, wo 18 nov */
export const onDays = (days: Iterable<Day>): string => [...days].map(onDay).join(', ')

/** Returns what new entries have undone, as the server says, where it was not known before. */
export function undoneLines(taken: Taken[]): string[] {
  const daysWith = (warning: HourWarning) =>
    [...new Set(taken.filter(({ warnings }) => warnings.includes(warning)).map(({ date }) => date))].toSorted()
  const marked = daysWith('marked')
  const confirmed = daysWith('confirmed')
  return [
    marked.length > 0 && `${onDays(marked)}: daar stond Geen S&O of Afwezig, dat is vervallen.`,
    confirmed.length > 0 && `${onDays(confirmed)}: die maand was al bevestigd, die bevestiging is vervallen.`,
  ].filter((line) => line !== false)
}

/** Hours on a day of a project. */
export interface OnDay {
  day: Day
  span: ProjectSpan
}

/** Returns what is odd about hours: 'za 21 nov: Dit is een zaterdag.' Days with the same reasons are one line. */
export function oddLines(hours: OnDay[]): string[] {
  const by = new Map<string, Set<Day>>()
  for (const { day, span } of hours) {
    const reasons = reasonsOf(day, span).join(' ')
    by.set(reasons, (by.get(reasons) ?? new Set()).add(day))
  }
  return [...by].filter(([reasons]) => reasons !== '').map(([reasons, days]) => `${onDays(days)}: ${reasons}`)
}
