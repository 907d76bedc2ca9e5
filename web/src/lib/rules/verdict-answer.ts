import { comparisonIn, lackingIn } from './costs'
import type { CostAdvice, Criterion, Verdict } from './verdict'

const kinds = ['programmatuur', 'product', 'proces', 'two'] as const satisfies Verdict['kind'][]

/**
 * Reads an answer of the judge: an object, its JSON, or that JSON in a JSON string.
 * Anything else is not good enough, with the raw text as suggestion. A missing
 * isWbsoEligible means eligible. What is not eligible is never good enough.
 */
export function parseVerdict(raw: unknown): Verdict {
  const answer = objectIn(raw)
  const good = answer?.isGoodEnough
  const eligible = answer?.isWbsoEligible ?? true
  const suggestions = answer?.suggestions ?? ''
  if (typeof good !== 'boolean' || typeof eligible !== 'boolean' || typeof suggestions !== 'string')
    return { isGoodEnough: false, isWbsoEligible: true, suggestions: rawText(raw) }
  const criteria = criteriaIn(answer?.criteria)
  const bottlenecks = answer?.bottlenecks
  const proof = answer?.proof
  const kind = kinds.find((one) => one === answer?.kind)
  return {
    isGoodEnough: good && eligible,
    isWbsoEligible: eligible,
    suggestions,
    ...(criteria.length > 0 && { criteria }),
    ...(typeof bottlenecks === 'number' && bottlenecks > 0 && { bottlenecks }),
    ...(kind !== undefined && { kind }),
    ...(typeof proof === 'string' && /^[\w-]+$/.test(proof) && { proof }), // it is sent in a header
  }
}

/** Reads an answer of the cost advisor, or an advice of a draft. Anything unreadable becomes `failedCostAdvice`. */
export function parseCostAdvice(raw: unknown): CostAdvice {
  const answer = objectIn(raw)
  const recommendation = answer?.recommendation
  const reasoning = answer?.reasoning ?? ''
  const warning = answer?.warning ?? ''
  const known = recommendation === 'forfetair' || recommendation === 'werkelijke'
  if (!known || typeof reasoning !== 'string' || typeof warning !== 'string') return failedCostAdvice
  const comparison = comparisonIn(answer?.comparison ?? answer)
  const undecided = answer?.undecided === true
  const lacks = typeof answer?.lacks === 'string' ? answer.lacks : lackingIn(answer?.items, answer?.open)
  return {
    recommendation,
    reasoning,
    warning,
    ...(comparison !== null && { comparison }),
    ...(undecided && { undecided, lacks }),
  }
}

/** What to show when no advice came. */
export const failedCostAdvice: CostAdvice = {
  recommendation: 'forfetair',
  reasoning: 'Er is een fout opgetreden bij het evalueren van de kostencalculatie.',
  warning: '',
}

/** Returns the object in an answer, which may be JSON, or JSON in a JSON string. */
function objectIn(raw: unknown): Record<string, unknown> | null {
  const once = typeof raw === 'string' ? json(raw) : raw
  const value = typeof once === 'string' ? json(once) : once
  return isObject(value) ? value : null
}

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const rawText = (raw: unknown): string => (typeof raw === 'string' ? raw : (JSON.stringify(raw) ?? '')).trim()

/** Criteria are optional: a malformed list is left out. */
function criteriaIn(value: unknown): Criterion[] {
  if (!Array.isArray(value)) return []
  const list = value.map(criterionIn)
  return list.every((c) => c !== null) ? list : []
}

function criterionIn(value: unknown): Criterion | null {
  if (!isObject(value)) return null
  const { name = '', met = false, hint = '' } = value
  if (typeof name !== 'string' || typeof met !== 'boolean' || typeof hint !== 'string') return null
  const { quote, question, place, example } = value
  return { name, met, hint, ...texts({ quote, question, place, example }) }
}

/** Returns the members that are texts with something in them. */
const texts = (members: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(members).filter(
      (member): member is [string, string] => typeof member[1] === 'string' && member[1] !== '',
    ),
  )
