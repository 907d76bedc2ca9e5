import type { HourEntry } from '../../../api/hours'
import { dayWords } from '../../../lib/day-words'

/** Sanne de Vries op maandag 16 november: not as a cell of the grid is called, so that no two fields have one name. */
export const entryWords = ({ employee_name, date }: HourEntry): string => `${employee_name} op ${dayWords(date)}`
