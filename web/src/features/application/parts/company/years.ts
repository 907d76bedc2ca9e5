import type { PartContents } from '../../../../api/application'

export type StarterYear = PartContents['company']['starter']['years'][number]

/** How many years before the application RVO asks about. */
const asked = 5

/** Returns the years before that of a start, yyyy-mm-dd; none without one. */
export function yearsBefore(start: string): number[] {
  const year = Number(start.slice(0, 4))
  return year > asked ? Array.from({ length: asked }, (_, at) => year - asked + at) : []
}

/** Returns the answers about a year. */
export const yearIn = (all: StarterYear[], year: number): StarterYear =>
  all.find((one) => one.year === year) ?? { year, agent: null, statement: null }

/** Returns all answers with those about one year replaced, in the order of the years. */
export const withYear = (all: StarterYear[], year: StarterYear): StarterYear[] =>
  [...all.filter((one) => one.year !== year.year), year].toSorted((a, b) => a.year - b.year)
