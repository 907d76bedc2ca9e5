import { shortDay, weekSpan, weekWords } from '../../lib/day-words'
import { longDate } from '../../lib/rules/dates'
import { type Kind, lastDay, type Period, yearOf } from './period'

/** What is said of months and of weeks. */
export const wordsOf = {
  month: {
    view: 'Maand',
    previous: 'Vorige maand',
    next: 'Volgende maand',
    current: 'Deze maand',
    per: 'per maand',
    failed: 'Kon maandrapport niet laden',
  },
  week: {
    view: 'Week',
    previous: 'Vorige week',
    next: 'Volgende week',
    current: 'Deze week',
    per: 'per week',
    failed: 'Kon weekrapport niet laden',
  },
} satisfies Record<Kind, Record<string, string>>

const monthAndYear = ({ first }: Period): string => longDate(first).slice('1 '.length)

/** november 2026, or week 47 van 2026 */
export const nameOf = (period: Period): string =>
  period.kind === 'month' ? monthAndYear(period) : `${weekWords(period.first).toLowerCase()} van ${yearOf(period)}`

/** November 2026, or Week 47 van 2026 */
export const headingOf = (period: Period): string => nameOf(period).replace(/^./, (letter) => letter.toUpperCase())

/** 1 november tot en met 30 november 2026 */
export const spanOf = (period: Period): string =>
  period.kind === 'week'
    ? weekSpan(period.first)
    : `${longDate(period.first).replace(/ \d+$/, '')} tot en met ${longDate(lastDay(period))}`

/** november, or week 47 (16 nov – 22 nov): a period in the list of its year. */
export const choiceOf = (period: Period): string =>
  period.kind === 'month'
    ? (monthAndYear(period).split(' ')[0] ?? '')
    : `${weekWords(period.first).toLowerCase()} (${shortDay(period.first)} – ${shortDay(lastDay(period))})`
