import type { Budget } from '../../api/projects'
import type { Summary } from '../../api/reports'
import { dutchDecimal, dutchHours, dutchNumber } from '../../lib/dutch-number'
import { type Day, longDate } from '../../lib/rules/dates'
import { fullTime } from '../../lib/rules/usage'
import type { Kind } from './period'
import { wordsOf } from './period-words'

/** The full time of so many people together, in hours. */
const fullTimes = (kind: Kind, people: number): string => dutchDecimal(fullTime[kind] * people)

/** 92,5% van 173,2 uur: the hours of one employee against a full time. */
export const usageWords = (percent: number, kind: Kind): string =>
  `${dutchDecimal(percent)}% van ${fullTimes(kind, 1)} uur`

/** waarvan 4 laat, or nothing */
export const lateWords = (late: string): string => (Number(late) > 0 ? `waarvan ${dutchHours(late)} laat` : '')

/** What the figures of a period mean. */
export const usageNote = (kind: Kind): string =>
  `Uren per gewerkte dag: het gemiddelde van allen samen, over de dagen waarop iemand werkte. Benutting: hoeveel de mensen met uren aan dit project werkten, als deel van voltijd (${fullTimes(kind, 1)} uur ${wordsOf[kind].per}).`

/** The hours of all together against their full times. */
export function totalUsageWords({ usage_percent, total_employees }: Summary, kind: Kind): string {
  if (total_employees <= 1) return `${usageWords(usage_percent, kind)} ${wordsOf[kind].per}`
  const each = `${total_employees} medewerkers × ${fullTimes(kind, 1)} uur ${wordsOf[kind].per}`
  return `${dutchDecimal(usage_percent)}% van ${fullTimes(kind, total_employees)} uur (${each})`
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

/** 812,5 van 1.800 uur (45,1%) */
export const spentWords = ({ estimated_hours, realised_hours, used_percent }: Budget): string =>
  `${dutchHours(realised_hours)} van ${dutchNumber(estimated_hours)} uur (${dutchDecimal(used_percent)}%)`

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
