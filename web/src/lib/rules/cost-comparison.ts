const kinds = ['kosten', 'uitgave', 'telt_niet_mee'] as const

/** An item of the user's description: as what it counts, and under which condition or why not. */
export interface CostItem {
  label: string
  /** In cents. */
  amount: number
  kind: (typeof kinds)[number]
  note: string
}

/** The items of the user's description and the flat rate, in cents. `counted` is the sum of those that count. */
export interface CostComparison {
  items: CostItem[]
  counted: number
  flat_rate: number
  /** The part of the advisor's reasoning that follows the items and their sum. */
  conclusion: string
}

const bag = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

/** Reads a comparison. It is optional: a malformed one is left out. */
export function comparisonIn(value: unknown): CostComparison | null {
  const { items, counted, flat_rate, conclusion } = bag(value)
  if (!Array.isArray(items) || typeof counted !== 'number' || typeof flat_rate !== 'number') return null
  const read = items.map(itemIn)
  if (typeof conclusion !== 'string' || !read.every((item) => item !== null)) return null
  return { items: read, counted, flat_rate, conclusion }
}

function itemIn(value: unknown): CostItem | null {
  const { label, amount, kind: given, note } = bag(value)
  const kind = kinds.find((known) => known === given)
  if (typeof label !== 'string' || typeof amount !== 'number' || typeof note !== 'string') return null
  return kind === undefined ? null : { label, amount, kind, note }
}
