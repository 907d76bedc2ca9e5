import type { SelectableCompany } from '../api/companies'
import type { Site } from '../api/site'
import { aWorth } from './worth'

type Year = Site['wbso'][number]

/** The figures of a year, those of 2026 unless the test says otherwise. */
const aYear = (year: number, changes: Partial<Year> = {}): Year => ({
  year,
  first_bracket_percent: 36,
  first_bracket_starter_percent: 50,
  first_bracket_limit: 391_020_00,
  second_bracket_percent: 16,
  self_employed_deduction: 15_979_00,
  self_employed_starter_extra: 7_996_00,
  flat_hourly_wage: 29_00,
  budget_millions: 1800,
  benefit_of_250k: 90_000_00,
  ...changes,
})

/** A site that measures nothing and books no meetings, on 22 November 2026. */
export const aSite = (changes: Partial<Site> = {}): Site => ({
  brand: 'Speurwerk',
  operator: {
    name: 'Voorbeeld B.V.',
    address: 'Straat 1, 1234 AB Stad',
    email: 'info@voorbeeld.example',
    kvk: '01234567',
    vat: 'NL004495445B01',
  },
  promotion: null,
  booking_url: null,
  analytics_id: null,
  reader: { kind: 'offline', host: null },
  payments: 'stripe',
  today: '2026-11-22',
  apply_employer: 'Voor 2026 kan niemand meer aanvragen.',
  apply_self_employed: 'Indienen kan tot en met 30 september.',
  next_price: '',
  wbso: [
    aYear(2025, {
      first_bracket_limit: 380_000_00,
      self_employed_deduction: 15_738_00,
      self_employed_starter_extra: 7_875_00,
      budget_millions: 1582,
    }),
    aYear(2026),
  ],
  example: aWorth({
    hours_year: 2026,
    hours: 1000,
    wages: 29_000_00,
    allowance: 10_000_00,
    base: 39_000_00,
    first_part: 39_000_00,
    first_yield: 14_040_00,
    benefit: 14_040_00,
  }),
  ...changes,
})

/** A company to choose. */
export const selectable = (
  id: number,
  company_name = `B${id}`,
  role: SelectableCompany['role'] = 'owner',
): SelectableCompany => ({
  id,
  role,
  company_name,
  kvk_number: '12345678',
  city: '',
})
