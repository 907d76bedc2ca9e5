import type { Summary } from '../../api/reports'
import { dayWords, shortDay, shortWeekday, weekWords } from '../../lib/day-words'
import { addDays, type Day, daysOfWeek, mondayOf, weekOf } from '../../lib/rules/dates'
import type { Bar } from '../../ui/bar-drawing'
import { lastDay, type Period } from './period'

type Days = Summary['days']

/** Returns the hours from one day up to another. Half hours add up exactly. */
const between = (days: Days, from: Day, to: Day): number =>
  days.reduce((sum, { date, hours }) => (date >= from && date <= to ? sum + Number(hours) : sum), 0)

const dayBar = (days: Days, day: Day): Bar => ({
  label: shortWeekday(day),
  name: dayWords(day),
  figures: [between(days, day, day)],
})

/** The part of a week that is in a month. */
function weekBar(days: Days, from: Day, to: Day): Bar {
  const span = from === to ? shortDay(from) : `${shortDay(from)} – ${shortDay(to)}`
  return {
    label: `wk ${Number(weekOf(from).slice(-2))}`,
    name: `${weekWords(from)} (${span})`,
    figures: [between(days, from, to)],
  }
}

/** Returns the hours of each day of a week, or of each week of a month. Of a week at its edge only the days in the month. */
export function barsOf(period: Period, days: Days): Bar[] {
  if (period.kind === 'week') return daysOfWeek(period.first).map((day) => dayBar(days, day))
  const end = lastDay(period)
  const bars: Bar[] = []
  for (let monday = mondayOf(period.first); monday <= end; monday = addDays(monday, 7)) {
    const sunday = addDays(monday, 6)
    const from = monday < period.first ? period.first : monday
    bars.push(weekBar(days, from, sunday > end ? end : sunday))
  }
  return bars
}
