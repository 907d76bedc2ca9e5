import { expect, test } from 'vitest'
import { shortEuro } from './benefit'
import { type CostItem, mostOf, reckoningOf, sumOf } from './cost-item'
import { countedOf, missingOf } from './costs'
import { readCases } from './vectors-for-tests'

interface Case {
  name: string
  in: Partial<CostItem>
  want: { counted: number; missing: string[]; most: number; reckoned?: string }
}

const empty: CostItem = { cents: 0, times: 1, vat: '', share: null, kind: '' }

/** The whole of what domain/dossier writes: € 10.800 (12 × € 900). */
function reckoned(item: CostItem): string {
  const how = reckoningOf(item)
  const amount = shortEuro(countedOf(item) ?? 0)
  return (how === '' ? amount : `${amount} (${how})`).replaceAll('\u00a0', ' ')
}

test.each(readCases<Case>('costs_item'))('$name', ({ in: given, want }) => {
  const item = { ...empty, ...given }
  expect({ counted: countedOf(item) ?? 0, missing: missingOf(item), most: mostOf(item) }).toEqual({
    counted: want.counted,
    missing: want.missing,
    most: want.most,
  })
  if (want.reckoned !== undefined) expect(reckoned(item)).toBe(want.reckoned)
})

test('costs and expenditures have sums of their own, and what is not complete counts for neither', () => {
  const cost: CostItem = { cents: 100, times: 2, vat: 'excl', share: 100, kind: 'kosten' }
  const open: CostItem = { ...cost, vat: '' }
  const items = [cost, { ...cost, kind: 'uitgave' as const }, { ...cost, kind: 'telt_niet' as const }, open]
  expect(sumOf(items)).toEqual({ costs: 200, expenditures: 200, open: [open] })
})
