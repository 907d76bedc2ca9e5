import type { DateFormat, FileFormat, ImportResult } from '../../../api/hour-imports'
import { dutchDecimal, dutchNumber, hoursWords } from '../../../lib/dutch-number'
import type { HourWarning } from '../../../lib/rules/warnings'

export const formatNames: Record<FileFormat, string> = {
  wbso: 'Eigen export',
  toggl: 'Toggl Track',
  clockify: 'Clockify',
  kimai: 'Kimai',
  jira: 'Jira-worklogs',
  weekstaat: 'Weekstaat (ma tot en met zo)',
}

export const dateFormatNames: Record<DateFormat, string> = {
  dmy: 'dag-maand-jaar',
  mdy: 'maand-dag-jaar',
  ymd: 'jaar-maand-dag',
}

const counted = (count: number, one: string, more: string): string =>
  `${dutchNumber(count)} ${count === 1 ? one : more}`

export const rowsWords = (count: number): string => counted(count, 'rij', 'rijen')
const peopleWords = (count: number): string => counted(count, 'medewerker', 'medewerkers')

export const entriesWords = (count: number): string => counted(count, 'registratie', 'registraties')

/** Said after an import was undone. */
export const undoneWords = (withdrawn: number): string =>
  `De import is ongedaan gemaakt: ${entriesWords(withdrawn)} ${withdrawn === 1 ? 'telt' : 'tellen'} niet meer mee.`

/** What was read in a file: 240 rijen, 1.620,5 uur, 4 medewerkers */
export const readWords = ({ rows, hours, people }: ImportResult): string =>
  [rowsWords(rows), hoursWords(hours), peopleWords(people)].join(', ')

/** What a file comes to before and after rounding, or nothing when that is the same. */
export function roundedWords({ hours_before, hours }: ImportResult): string {
  if (Number(hours_before) === Number(hours)) return ''
  return `Vóór het afronden is het ${dutchDecimal(Number(hours_before))} uur, erna ${hoursWords(hours)}.`
}

/** Said of rows that do not come in, or empty. */
export const leftOutWords = ({ without_time: empty, totals }: ImportResult): string =>
  [
    empty > 0 && `${rowsWords(empty)} zonder tijd ${empty === 1 ? 'is' : 'zijn'} weggelaten.`,
    totals > 0 && `${rowsWords(totals)} met alleen een totaal ${totals === 1 ? 'is' : 'zijn'} weggelaten.`,
  ]
    .filter((part) => part !== false)
    .join(' ')

/** Said of rows that an earlier import wrote, or empty. */
export function skippedWords({ skipped, skipped_withdrawn: withdrawn }: ImportResult): string {
  const there = `${rowsWords(skipped)} ${skipped === 1 ? 'staat er al en wordt' : 'staan er al en worden'} overgeslagen.`
  const gone = `${rowsWords(withdrawn)} ${withdrawn === 1 ? 'wordt' : 'worden'} overgeslagen, omdat die uren eerder zijn verwijderd.`
  return [skipped > 0 && there, withdrawn > 0 && gone].filter((part) => part !== false).join(' ')
}

/** What is said of one odd row, and of more. */
const oddWords: Record<HourWarning, [one: string, more: string]> = {
  before_start: ['ligt vóór de start van het project', 'liggen vóór de start van het project'],
  outside_period: [
    'valt buiten de periode van je aanvraag: die uren tellen niet mee',
    'vallen buiten de periode van je aanvraag: die uren tellen niet mee',
  ],
  weekend: ['is van een zaterdag of zondag', 'zijn van een zaterdag of zondag'],
  holiday: ['is van een feestdag', 'zijn van een feestdag'],
  other_year: ['is van een ander jaar dan je aanvraag', 'zijn van een ander jaar dan je aanvraag'],
  marked: [
    'is van een dag met Geen S&O of Afwezig: die markering vervalt',
    'zijn van een dag met Geen S&O of Afwezig: die markering vervalt',
  ],
  confirmed: [
    'is van een maand die al bevestigd is: die bevestiging vervalt',
    'zijn van een maand die al bevestigd is: die bevestiging vervalt',
  ],
}

/** What is odd about the new rows, each with how many it is about, if the server counts them. */
export const warningWords = ({ warnings, warning_rows: counts }: ImportResult): string[] =>
  warnings
    .filter((warning) => warning !== 'several_projects')
    .map((warning) => {
      const [one, more] = oddWords[warning]
      const count = counts[warning]
      return count === undefined ? `Een deel van de rijen ${one}.` : `${rowsWords(count)} ${count === 1 ? one : more}.`
    })

/** Koppeling / Pompwacht: 120 rijen, 810,25 uur */
export const groupWords = ({ project, client, tag, type, rows, hours }: ImportResult['groups'][number]): string =>
  `${[project, client, tag, type].filter(Boolean).join(' / ') || 'Zonder project'}: ${rowsWords(rows)}, ${dutchDecimal(Number(hours))} uur`
