import { deductionHours } from '../limits'
import type { Benefit } from './benefit'

/** Reports whether the self-employed person has too few hours in the year, with those of earlier applications. */
export const hasFewHours = (worth: Pick<Benefit, 'applicant' | 'own_hours' | 'earlier_own_hours'>): boolean =>
  worth.applicant !== 'company' && worth.own_hours + worth.earlier_own_hours < deductionHours
