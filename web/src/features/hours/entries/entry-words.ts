import type { HourEntry } from '../../../api/hours'
import { dayWords } from '../../../lib/day-words'
import { hoursText, parseHours } from '../../../lib/rules/hours'

/** '7.5' → '7,5 uur' */
export const hoursWords = (wire: string): string => `${hoursText(parseHours(wire).value ?? 0)} uur`

/** Sanne de Vries op maandag 16 november: not as a cell of the grid is called, so that no two fields have one name. */
export const entryWords = ({ employee_name, date }: HourEntry): string => `${employee_name} op ${dayWords(date)}`
