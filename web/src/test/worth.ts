import type { Application } from '../api/application'

type Worth = NonNullable<Application['benefit']>

/** What 1,200 hours of a company are worth. */
export const aWorth = (changes: Partial<Worth> = {}): Worth => ({
  year: 2026,
  hours_year: 2027,
  applicant: 'company',
  hours: 1200,
  wage: 29_00,
  wages: 34_800_00,
  flat_rate: true,
  allowance: 12_000_00,
  base: 46_800_00,
  limit: 391_020_00,
  first_rate_percent: 36,
  first_part: 46_800_00,
  first_yield: 16_848_00,
  second_rate_percent: 16,
  second_part: 0,
  second_yield: 0,
  benefit: 16_848_00,
  own_hours: 0,
  deduction: 0,
  starter_extra: 0,
  earlier_hours: 0,
  earlier_base: 0,
  earlier_own_hours: 0,
  ...changes,
})
