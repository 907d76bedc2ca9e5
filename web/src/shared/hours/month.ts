import type { DayState, PersonMonth } from '../../api/months'
import { addDays, type Day, months as names } from '../../lib/rules/dates'

/** A month, yyyy-mm. */
export type Month = string

export const monthOf = (day: Day): Month => day.slice(0, 7)

/** Reads the month of an address. Null for anything else. */
export const readMonth = (text: string | null): Month | null =>
  text !== null && /^20\d\d-(0[1-9]|1[0-2])$/.test(text) ? text : null

/** oktober 2026 */
export const monthWords = (month: Month): string => `${names[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`

export const monthBefore = (month: Month): Month => monthOf(addDays(`${month}-01`, -1))

export const monthAfter = (month: Month): Month => monthOf(addDays(`${month}-01`, 31))

/** Returns all days of a month. */
export function daysOf(month: Month): Day[] {
  const days: Day[] = []
  for (let day = `${month}-01`; monthOf(day) === month; day = addDays(day, 1)) days.push(day)
  return days
}

/** Reports whether somebody may still say what was done on a day. */
export const isOpen = (state: DayState['state']): boolean => state === 'open' || state === 'due' || state === 'late'

/** 2 open dagen */
export const openDaysWords = (count: number): string => (count === 1 ? '1 open dag' : `${count} open dagen`)

/** Returns what there is to read about a month below its state, or nothing. */
export function reasonWords({ reason, reason_of: of }: Pick<PersonMonth, 'reason' | 'reason_of'>): string {
  if (reason === '' || of === null) return ''
  return `${{ confirm: 'Bevestigd met open dagen', return: 'Teruggestuurd', reopen: 'Heropend' }[of]}: ${reason}`
}
