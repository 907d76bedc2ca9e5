import { expect, test } from 'vitest'
import { monthsToCome, toComeWords } from './months-to-come'

/** A period up to December, with the hours of its first months. */
function project(estimated_hours: number, first: number, ...made: number[]) {
  const months = Array.from({ length: 13 - first }, (_, at) => ({
    month: `2026-${String(first + at).padStart(2, '0')}`,
    hours: String(made[at] ?? 0),
    counted_hours: String(made[at] ?? 0),
  }))
  return { months, estimated_hours }
}

const today = '2026-10-15'

test.each([
  ['evenly', project(600, 9, 150), [0, 150, 150, 150]],
  ['in half hours that add up', project(101, 9), [0, 34, 33.5, 33.5]],
  ['less this month for what it has', project(600, 9, 150, 40), [0, 110, 150, 150]],
  ['less later when this month has more than its share', project(600, 9, 150, 250), [0, 0, 100, 100]],
  ['nothing once all is made', project(300, 9, 150, 200), [0, 0, 0, 0]],
  ['nothing without hours in the application', project(0, 9, 150), [0, 0, 0, 0]],
  ['over all months of a period that has not begun', project(90, 11), [45, 45]],
  ['nothing over a period that is past', project(600, 9, 150), [0, 0, 0, 0], '2027-01-04'],
])('what is left is spread %s', (_, of, toGo, on = today) =>
  expect(monthsToCome(of, on).map((month) => month.toGo)).toEqual(toGo),
)

test.each([
  [
    project(600, 9, 150),
    'Nog 450 uur beschikbaar: 150 uur deze maand, daarna 150 uur per maand van november tot en met december.',
  ],
  [project(600, 9, 150, 250), 'Nog 200 uur beschikbaar: 100 uur per maand van november tot en met december.'],
  [
    project(101, 8, 1),
    'Nog 100 uur beschikbaar: 33,5 uur deze maand, daarna ongeveer 33,5 uur per maand van november tot en met december.',
  ],
  [project(300, 9, 100, 200), 'Je hebt alle uren van je aanvraag gemaakt.'],
  [project(600, 9, 150), 'Nog 450 uur beschikbaar deze maand.', '2026-12-03'],
  [project(600, 9, 150, 250, 100), 'Nog 100 uur beschikbaar in december.', '2026-11-30'],
  [project(600, 9, 150), 'Je periode is voorbij, met 450 uur minder dan in je aanvraag.', '2027-01-04'],
  [project(0, 9, 150), ''],
])('it is said in words', (of, words, on = today) =>
  expect(toComeWords(monthsToCome(of, on), of.estimated_hours, on)).toBe(words),
)
