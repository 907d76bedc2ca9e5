import type { Day } from './dates'
import { type Refusal, refuse } from './refusal'

export type Step = 1 | 2 | 3

/** Step 3 is closed to somebody who collaborates but has no partner. Every other way is open. */
export function gate(from: Step, to: Step, collaborative: boolean, partners: number): Refusal | null {
  const closed = from < to && to === 3 && collaborative && partners === 0
  return closed ? refuse('partner_missing', 'collaboration_partners') : null
}

/** The years in which a project can start: from the first of the WBSO to the last of reason. */
const startYears = { min: '1994', max: '2100' }

/** Refuses a start outside the range of years. */
export function checkStartYear(start: Day): Refusal | null {
  const year = start.slice(0, 4)
  const inRange = year >= startYears.min && year <= startYears.max
  return inRange ? null : refuse('start_out_of_range', 'start_of_project', startYears)
}
