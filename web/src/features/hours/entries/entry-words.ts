import type { HourEntry } from '../../../api/hours'
import { dayWords } from '../../../lib/day-words'
import { hoursText, parseHours } from '../../../lib/rules/hours'

/** '7.5' → '7,5 uur' */
export const hoursWords = (wire: string): string => `${hoursText(parseHours(wire).value ?? 0)} uur`

/** Sanne de Vries, maandag 16 november */
export const entryWords = ({ employee_name, date }: HourEntry): string => `${employee_name}, ${dayWords(date)}`
