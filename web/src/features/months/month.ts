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
