import { expect, test } from 'vitest'
import { aWorth } from '../../test/worth'
import { type Benefit, linesOf, shortEuro } from './benefit'

const large = aWorth({
  year: 2026,
  hours_year: 2026,
  hours: 10_000,
  wage: 45_50,
  wages: 455_000_00,
  flat_rate: true,
  allowance: 50_800_00,
  base: 505_800_00,
  first_rate_percent: 36,
  first_part: 391_020_00,
  first_yield: 140_767_20,
  second_rate_percent: 16,
  second_part: 114_780_00,
  second_yield: 18_364_80,
  benefit: 159_132_00,
})

const words = (benefit: Benefit) => linesOf(benefit).map((line) => `${line.words} = ${line.amount}`)

test('a sum over both brackets', () => {
  expect(words(large)).toEqual([
    '10.000 uur × €\u00a045,50 = €\u00a0455.000',
    'Forfait voor andere kosten = €\u00a050.800',
    'Samen de S&O-grondslag = €\u00a0505.800',
    '36% van €\u00a0391.020 = €\u00a0140.767,20',
    '16% van €\u00a0114.780 = €\u00a018.364,80',
  ])
})

test('within the first bracket there is no second line, and actual costs are called so', () => {
  const lines = words({ ...large, flat_rate: false, allowance: 0, second_part: 0, second_yield: 0 })
  expect(lines).toHaveLength(4)
  expect(lines[1]).toBe('Werkelijke kosten = €\u00a00')
})

test('cents are only written when there are any', () => {
  expect([shortEuro(14_040_00), shortEuro(29_50)]).toEqual(['€\u00a014.040', '€\u00a029,50'])
})
