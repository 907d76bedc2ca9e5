import { expect, test } from 'vitest'
import { mostOf, sumOf, withSum } from './cost-item'
import { type CostItem, countedOf, missingOf } from './costs'
import { readCases } from './vectors-for-tests'

interface Case {
  name: string
  in: Partial<CostItem>
  want: { counted: number; missing: string[]; most: number; sum?: string }
}

const empty: CostItem = { cents: 0, times: 1, vat: '', share: null, kind: '' }

test.each(readCases<Case>('costs_item'))('$name', ({ in: given, want }) => {
  const item = { ...empty, ...given }
  expect({ counted: countedOf(item) ?? 0, missing: missingOf(item), most: mostOf(item) }).toEqual({
    counted: want.counted,
    missing: want.missing,
    most: want.most,
  })
  const now = { ...item, calculation: '' }
  expect(withSum({ ...empty, calculation: '' }, now).calculation).toBe(want.sum ?? '')
})

test('costs and expenditures have sums of their own, and what is not complete counts for neither', () => {
  const cost: CostItem = { cents: 100, times: 2, vat: 'excl', share: 100, kind: 'kosten' }
  const open: CostItem = { ...cost, vat: '' }
  const items = [cost, { ...cost, kind: 'uitgave' as const }, { ...cost, kind: 'telt_niet' as const }, open]
  expect(sumOf(items)).toEqual({ costs: 200, expenditures: 200, open: [open] })
})

test('a calculation follows the amount until somebody types one', () => {
  const item = {
    ...empty,
    cents: 900_00,
    times: 12,
    vat: 'excl' as const,
    share: 100,
    kind: 'kosten' as const,
    calculation: '12 × € 900',
  }
  expect(withSum(item, { ...item, times: 6 }).calculation).toBe('6 × € 900')
  const typed = { ...item, calculation: 'offerte' }
  expect(withSum(item, typed).calculation).toBe('offerte')
  expect(withSum(typed, { ...typed, cents: 1_00 }).calculation).toBe('offerte')
})
