import type { Hours } from './hours'

export type UsageLevel = 'ok' | 'warning' | 'error'

export interface Usage {
  /** Percent in tenths, rounded half up: 925 is 92.5%. */
  tenths: number
  /** Whole percent, rounded down, at most 100. */
  bar: number
  level: UsageLevel
}

/** The full time of one employee, in tenths of an hour. */
export const reference = { week: 400, month: 1732 } as const

/** Compares the hours of one or more employees with their full time. */
export function usageOf(hours: Hours, per: keyof typeof reference, employees: number): Usage {
  const done = hours * 5
  const whole = reference[per] * Math.max(employees, 1)
  return {
    tenths: Math.floor((done * 2000 + whole) / (2 * whole)),
    bar: Math.min(Math.floor((done * 100) / whole), 100),
    level: levelOf(done, whole),
  }
}

/** Uses the exact ratio, not the rounded percentage. */
function levelOf(done: number, whole: number): UsageLevel {
  if (done > whole) return 'error'
  return done * 100 > whole * 80 ? 'warning' : 'ok'
}
