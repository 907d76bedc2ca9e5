import { costMax } from '../limits'
import type { components } from '../schema'
import type { Cents } from './money'

type Schemas = components['schemas']

/** What a cost amounts to. An empty VAT or kind, a null share and 0 times are not known yet. */
export type CostItem = Pick<Schemas['CostRow'], 'cents' | 'times' | 'vat' | 'share' | 'kind'>

/** A cost of a description, with why it does not count or on which condition, if there is anything to say. */
export type DescribedCost = CostItem & Required<Pick<Schemas['CostRow'], 'id' | 'post' | 'reason'>>

/** A larger amount, over all times, is a typing error. */
export const isPriced = ({ cents, times }: CostItem): boolean => cents > 0 && times > 0 && cents * times <= costMax

export type CostNeed = Schemas['OpenCost']['needs'][number]

/** What must be known before an item counts. An item that does not count needs nothing. */
export function missingOf(item: CostItem): CostNeed[] {
  const { kind, vat, share } = item
  if (kind === 'telt_niet') return []
  const met: Record<CostNeed, boolean> = {
    kind: kind !== '',
    amount: isPriced(item),
    vat: vat !== '',
    share: share !== null && share >= 0 && share <= 100,
  }
  return (Object.keys(met) as CostNeed[]).filter((need) => !met[need])
}

/** What an item counts for: all times, without VAT, the share of the project. null while something is missing. */
export function countedOf(item: CostItem): Cents | null {
  if (item.kind === 'telt_niet') return 0
  if (missingOf(item).length > 0) return null
  const by = item.vat === 'incl' ? 121 : 100
  return Math.floor((item.cents * item.times * (item.share ?? 0) + Math.floor(by / 2)) / by)
}

/** An item that does not count yet, with the question that would settle it. */
type OpenCost = Pick<Schemas['OpenCost'], 'item' | 'question'>

/** The items of a description and the flat rate. `counted` is the sum of those that surely count. */
export interface CostComparison {
  items: DescribedCost[]
  open: OpenCost[]
  counted: Cents
  flat_rate: Cents
  /** The part of the advisor's reasoning that follows the items and their sum. */
  conclusion: string
}

const bag = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

/** Reads a comparison. It is optional: a malformed one is left out. */
export function comparisonIn(value: unknown): CostComparison | null {
  const { items, open, counted, flat_rate, conclusion } = bag(value)
  if (!Array.isArray(items) || !Array.isArray(open)) return null
  if (typeof counted !== 'number' || typeof flat_rate !== 'number' || typeof conclusion !== 'string') return null
  const read = items.map(itemIn)
  const asked = open.map(openIn)
  if (!read.every((item) => item !== null) || !asked.every((item) => item !== null)) return null
  return { items: read, open: asked, counted, flat_rate, conclusion }
}

function itemIn(value: unknown): DescribedCost | null {
  const { id, post, cents, times, vat, share, kind, reason } = bag(value)
  if (typeof id !== 'string' || typeof post !== 'string' || typeof reason !== 'string') return null
  if (typeof cents !== 'number' || typeof times !== 'number') return null
  if (share !== null && typeof share !== 'number') return null
  const tax = (['excl', 'incl', ''] as const).find((known) => known === vat)
  const sort = (['kosten', 'uitgave', 'telt_niet', ''] as const).find((known) => known === kind)
  if (tax === undefined || sort === undefined) return null
  return { id, post, cents, times, vat: tax, share, kind: sort, reason }
}

function openIn(value: unknown): OpenCost | null {
  const { item, question } = bag(value)
  return typeof item === 'string' && typeof question === 'string' ? { item, question } : null
}

/** Returns what must be filled in before an advice is certain: the posts that are open, else the hours. */
export function lackingIn(items: unknown, open: unknown): string {
  const asked = Array.isArray(open) ? open.map(openIn).map((item) => item?.item) : []
  const posts = (Array.isArray(items) ? items.map(itemIn) : []).flatMap((item) =>
    item !== null && asked.includes(item.id) ? [`“${item.post}”`] : [],
  )
  return lackingPosts(posts) || 'je S&O-uren'
}

/** “Sensoren”, “Folie” en “Lijm”, or how many when they are more. */
export function lackingPosts(posts: string[]): string {
  if (posts.length > 3) return `${posts.length} open posten`
  return posts.length < 2 ? posts.join('') : `${posts.slice(0, -1).join(', ')} en ${posts.at(-1)}`
}
