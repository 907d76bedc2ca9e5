import { shortEuro } from './benefit'
import { type CostItem, countedOf, isPriced, missingOf } from './costs'
import type { Cents } from './money'

const vatDivisor = ({ vat }: CostItem): number => (vat === 'incl' ? 121 : 100)

/** Divides and rounds half up. */
const divide = (cents: Cents, by: number): Cents => Math.floor((cents + Math.floor(by / 2)) / by)

/** Returns what an item counts for when all that is missing turns out well. */
export function mostOf(item: CostItem): Cents {
  if (item.kind === 'telt_niet' || !isPriced(item)) return 0
  return countedOf({ ...item, kind: item.kind || 'kosten', vat: item.vat || 'excl', share: item.share ?? 100 }) ?? 0
}

/** Returns how the amount of an item comes about: '60% van € 38.000'. Nothing while something is missing. */
function sumWords(item: CostItem): string {
  if (item.kind === 'telt_niet' || missingOf(item).length > 0) return ''
  const once = shortEuro(divide(item.cents * 100, vatDivisor(item))).replaceAll('\u00a0', ' ')
  const all = item.times > 1 ? `${item.times} × ${once}` : once
  return item.times > 1 && item.share === 100 ? all : `${item.share}% van ${all}`
}

/** Returns an item after a change. A calculation that is our sum follows; one that was typed stays. */
export function withSum<Item extends CostItem & { calculation?: string }>(before: Item, now: Item): Item {
  const follows = now.calculation === before.calculation && (before.calculation ?? '') === sumWords(before)
  return follows ? { ...now, calculation: sumWords(now) } : now
}

/** The totals of the items that count, and those of which something is missing. */
export interface CostSums<Item> {
  costs: Cents
  expenditures: Cents
  open: Item[]
}

export function sumOf<Item extends CostItem>(items: Item[]): CostSums<Item> {
  const total = (kind: CostItem['kind']) =>
    items.filter((item) => item.kind === kind).reduce((sum, item) => sum + (countedOf(item) ?? 0), 0)
  return {
    costs: total('kosten'),
    expenditures: total('uitgave'),
    open: items.filter((item) => missingOf(item).length > 0),
  }
}
