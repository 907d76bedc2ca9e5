import type { DateFormat, FileFormat, ImportResult } from '../../../api/hours'
import { dutchNumber } from '../../../lib/dutch-number'
import { hoursText, parseHours } from '../../../lib/rules/hours'

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

/** '1620.5' → '1620,5 uur' */
export const hoursWords = (wire: string): string => `${hoursText(parseHours(wire).value ?? 0)} uur`

/** What was read in a file: 240 rijen, 1620,5 uur, 4 medewerkers */
export const readWords = ({ rows, hours, people }: ImportResult): string =>
  [rowsWords(rows), hoursWords(hours), peopleWords(people)].join(', ')

/** Said of rows that an earlier import wrote, or empty. */
export function skippedWords({ skipped }: ImportResult): string {
  if (skipped === 0) return ''
  return skipped === 1
    ? '1 rij staat er al en wordt overgeslagen.'
    : `${dutchNumber(skipped)} rijen staan er al en worden overgeslagen.`
}
