import { dutchNumber } from '../dutch-number'
import type { components } from '../schema'
import { type Cents, euro } from './money'

export type Benefit = components['schemas']['Benefit']

/** A line of the sum: '1.000 uur × € 29' and € 29.000. */
export interface Line {
  words: string
  amount: string
}

/** € 29.000, and € 29.000,50 when there are cents. */
export const shortEuro = (cents: Cents): string => euro(cents).replace(/,00$/, '')

const share = (percent: number, part: Cents): string => `${percent}% van ${shortEuro(part)}`

/** Returns the formula of a benefit, line by line. */
export function linesOf(benefit: Benefit): Line[] {
  const { hours, wage, wages, flat_rate, allowance, base } = benefit
  const line = (words: string, cents: Cents): Line => ({ words, amount: shortEuro(cents) })
  const first = line(share(benefit.first_rate_percent, benefit.first_part), benefit.first_yield)
  const second = line(share(benefit.second_rate_percent, benefit.second_part), benefit.second_yield)
  return [
    line(`${dutchNumber(hours)} uur × ${shortEuro(wage)}`, wages),
    line(flat_rate ? 'Forfait voor andere kosten' : 'Werkelijke kosten', allowance),
    line('Samen de S&O-grondslag', base),
    first,
    ...(benefit.second_part > 0 ? [second] : []),
  ]
}
