import type { Budget } from '../../api/projects'
import type { Summary } from '../../api/reports'
import { dutchDecimal, dutchHours, dutchNumber } from '../../lib/dutch-number'
import { fullTimeMonth, fullTimeWeek } from '../../lib/limits'
import { shortEuro } from '../../lib/rules/benefit'
import { type Day, longDate } from '../../lib/rules/dates'
import type { Cents } from '../../lib/rules/money'
import type { Kind, Period } from './period'
import { nameOf, wordsOf } from './period-words'

/** 173,2 */
const fullTimeOf = (kind: Kind): string => dutchDecimal(kind === 'week' ? fullTimeWeek : fullTimeMonth)

/** 92,5% van 173,2 uur: the hours of one employee against a full time. */
export const usageWords = (percent: number, kind: Kind): string =>
  `${dutchDecimal(percent)}% van ${fullTimeOf(kind)} uur`

/** waarvan 4 laat, or nothing */
export const lateWords = (late: string): string => (Number(late) > 0 ? `waarvan ${dutchHours(late)} laat` : '')

/** What the figures of a period mean. */
export const usageNote = (kind: Kind): string =>
  `Uren per gewerkte dag: het gemiddelde van allen samen, over de dagen waarop iemand werkte. Benutting: hoeveel de mensen met uren aan dit project werkten, als deel van voltijd (${fullTimeOf(kind)} uur ${wordsOf[kind].per}).`

/** What is late in a period: In november 2026 is 4 uur te laat vastgelegd … */
export function lateSentence({ late_hours: late }: Summary, period: Period): string {
  const name = nameOf(period)
  return Number(late) > 0
    ? `In ${name} is ${dutchHours(late)} uur te laat vastgelegd: meer dan 10 werkdagen na de dag zelf.`
    : `Alle uren van ${name} zijn op tijd vastgelegd, binnen 10 werkdagen.`
}

/** Said of an application that names no hours, with which nothing can be compared. */
export const noBudgetWords = ({ realised_hours }: Budget): string =>
  `Je aanvraag noemt geen aantal uren, dus er is niets om mee te vergelijken. Er zijn ${dutchHours(realised_hours)} uur gemaakt in de periode van je aanvraag.`

/** Says how many hours do not count, or nothing. */
export function uncountedWords(
  total: string,
  { realised_hours, counted_from: from, forecast_until: to }: Budget,
): string {
  const outside = Number(total) - Number(realised_hours)
  if (outside <= 0) return ''
  return `${dutchDecimal(outside)} uur valt buiten de periode van je aanvraag (${longDate(from)} tot en met ${longDate(to)}) en telt hier niet mee.`
}

/** 812,5 van de 1.800 uur van je aanvraag is gemaakt (45,1%) */
export const spentWords = ({ estimated_hours, realised_hours, used_percent }: Budget): string =>
  `${dutchHours(realised_hours)} van de ${dutchNumber(estimated_hours)} uur van je aanvraag is gemaakt (${dutchDecimal(used_percent)}%)`

/** What the hours are worth, as their share of what the application is: hours above it add nothing. Empty while that is not known. */
export function worthWords({ estimated_hours, used_percent, realised_hours }: Budget, benefit: Cents | null): string {
  if (benefit === null || benefit === 0 || estimated_hours === 0) return ''
  if (used_percent >= 100) return `Daarmee is het hele verwachte voordeel van ${shortEuro(benefit)} bereikt.`
  const share = Math.round((benefit * Number(realised_hours)) / estimated_hours / 100) * 100
  return `Naar rato is dat ${shortEuro(share)} van de ${shortEuro(benefit)} die je aanvraag naar verwachting oplevert.`
}

function differenceWords(hours: string, estimated: number): string {
  const difference = Number(hours) - estimated
  if (difference === 0) return 'precies wat je hebt aangevraagd'
  return `${dutchDecimal(Math.abs(difference))} ${difference < 0 ? 'minder' : 'meer'} dan je aanvraag`
}

/** Where the hours of the request end up when work goes on as it does, or ended up. */
export function forecastWords(budget: Budget, today: Day): string {
  const { estimated_hours: estimated, realised_hours: realised, forecast_hours: forecast } = budget
  const [year, thisYear] = [budget.forecast_until.slice(0, 4), today.slice(0, 4)]
  if (year < thisYear)
    return `Je periode eindigde op 31 december ${year}. Je kwam uit op ${dutchHours(realised)} uur, ${differenceWords(realised, estimated)}.`
  if (forecast === null) return 'Zodra er uren van twee hele weken zijn, staat hier waar je op uitkomt.'
  const when = year === thisYear ? 'dit jaar' : `in ${year}`
  return `Bij dit tempo kom je ${when} uit op ${dutchHours(forecast)} uur, ${differenceWords(forecast, estimated)}.`
}
