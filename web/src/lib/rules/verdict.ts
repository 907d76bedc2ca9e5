export type Colour = 'green' | 'amber' | 'red'

/** One thing the judge looked for; `hint` says what to add when it is not met. */
export interface Criterion {
  name: string
  met: boolean
  hint: string
}

/** The judge's verdict on one text. Suggestions are text, a suggestion a line. */
export interface Verdict {
  isGoodEnough: boolean
  isWbsoEligible: boolean
  suggestions: string
  criteria?: Criterion[]
}

export type CostMethod = 'forfetair' | 'werkelijke'

export interface CostAdvice {
  recommendation: CostMethod
  reasoning: string
  warning: string
}

/** Green when good enough, red when not eligible, else amber. */
export function colourOf({ isGoodEnough, isWbsoEligible }: Verdict): Colour {
  if (isGoodEnough) return 'green'
  return isWbsoEligible ? 'amber' : 'red'
}

/**
 * Reads a judge's answer: the object, its JSON, or a JSON string that holds it.
 * Anything else is not good enough, with the raw text as suggestion. An absent
 * isWbsoEligible means eligible; good but not eligible counts as not eligible.
 */
export function parseVerdict(raw: unknown): Verdict {
  const answer = objectIn(raw)
  const good = answer?.isGoodEnough
  const eligible = answer?.isWbsoEligible ?? true
  const suggestions = answer?.suggestions ?? ''
  if (typeof good !== 'boolean' || typeof eligible !== 'boolean' || typeof suggestions !== 'string')
    return { isGoodEnough: false, isWbsoEligible: true, suggestions: rawText(raw) }
  const criteria = criteriaIn(answer?.criteria)
  return {
    isGoodEnough: good && eligible,
    isWbsoEligible: eligible,
    suggestions,
    ...(criteria.length > 0 && { criteria }),
  }
}

/** Reads a cost advisor's answer; any failure recommends the flat rate and says that it failed. */
export function parseCostAdvice(raw: unknown): CostAdvice {
  const answer = objectIn(raw)
  const recommendation = answer?.recommendation
  const reasoning = answer?.reasoning ?? ''
  const warning = answer?.warning ?? ''
  const known = recommendation === 'forfetair' || recommendation === 'werkelijke'
  if (!known || typeof reasoning !== 'string' || typeof warning !== 'string') return failedCostAdvice
  return { recommendation, reasoning, warning }
}

/** What to show when no advice came at all. */
export const failedCostAdvice: CostAdvice = {
  recommendation: 'forfetair',
  reasoning: 'Er is een fout opgetreden bij het evalueren van de kostencalculatie.',
  warning: '',
}

const nouns = {
  elevator_pitch: 'elevator pitch',
  innovation_description: 'innovatiebeschrijving',
  technical_challenges_input: 'technische knelpunten',
} as const

/** What to show when a text could not be judged at all. */
export const failedVerdict = (field: keyof typeof nouns): string =>
  `Er is een fout opgetreden bij het evalueren van de ${nouns[field]}.`

/** The object in an answer, itself or as JSON, or as JSON in a JSON string. */
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

/** Criteria are an extra: a list that is not as it should be is left out. */
function criteriaIn(value: unknown): Criterion[] {
  if (!Array.isArray(value)) return []
  const list = value.map(criterionIn)
  return list.every((c) => c !== null) ? list : []
}

function criterionIn(value: unknown): Criterion | null {
  if (!isObject(value)) return null
  const { name = '', met = false, hint = '' } = value
  if (typeof name !== 'string' || typeof met !== 'boolean' || typeof hint !== 'string') return null
  return { name, met, hint }
}
