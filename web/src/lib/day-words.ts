import { addDays, type Day, longDate, mondayOf, weekdayName, weekOf } from './rules/dates'

const dateAndMonth = (day: Day): [string, string] => {
  const [date = '', month = ''] = longDate(day).split(' ')
  return [date, month]
}

/** maandag 16 november */
export function dayWords(day: Day): string {
  return [weekdayName(day), ...dateAndMonth(day)].join(' ')
}

/** 16 nov */
export function shortDay(day: Day): string {
  const [date, month] = dateAndMonth(day)
  return `${date} ${month === 'maart' ? 'mrt' : month.slice(0, 3)}`
}

/** ma */
export const shortWeekday = (day: Day): string => weekdayName(day).slice(0, 2)

/** di 17 nov */
export const onDay = (day: Day): string => `${shortWeekday(day)} ${shortDay(day)}`

/** Week 47 */
export const weekWords = (day: Day): string => `Week ${Number(weekOf(day).slice(-2))}`

/** 16 november tot en met 22 november 2026 */
export function weekSpan(day: Day): string {
  const monday = mondayOf(day)
  const sunday = addDays(monday, 6)
  const sameYear = monday.slice(0, 4) === sunday.slice(0, 4)
  return `${sameYear ? dateAndMonth(monday).join(' ') : longDate(monday)} tot en met ${longDate(sunday)}`
}
