import type { components } from '../schema'
import type { CostComparison } from './costs'

export type Colour = 'green' | 'amber' | 'red'

type Schemas = components['schemas']

/** Something that the judge looked for. `hint` says what to add when it is not met. */
export type Criterion = Schemas['Criterion']

/**
 * The judge's verdict on a text. `suggestions` has one suggestion a line. The
 * first line about a text that is not eligible says why.
 */
export type Verdict = Schemas['Evaluation']

export type CostMethod = Schemas['CostEvaluation']['recommendation']

export interface CostAdvice extends Pick<Schemas['CostEvaluation'], 'recommendation' | 'reasoning' | 'warning'> {
  comparison?: CostComparison
  /** What is open decides: nothing is recommended yet, and `lacks` names it. */
  undecided?: true
  lacks?: string
}

/** Green when good enough, red when not eligible, else amber. */
export function colourOf({ isGoodEnough, isWbsoEligible }: Verdict): Colour {
  if (isGoodEnough) return 'green'
  return isWbsoEligible ? 'amber' : 'red'
}

/** Returns the verdict on a text that another field has too: it is not good, as `hint` says. */
export function repeatedVerdict(verdict: Verdict, hint: string): Verdict {
  if (!verdict.isWbsoEligible) return verdict
  const own: Criterion = { name: 'Een eigen antwoord', met: false, hint, question: hint }
  return { ...verdict, isGoodEnough: false, suggestions: hint, criteria: [...(verdict.criteria ?? []), own] }
}

const nouns = {
  elevator_pitch: 'elevator pitch',
  innovation_description: 'innovatiebeschrijving',
  technical_challenges_input: 'technische knelpunten',
} as const

/** What to show when a text could not be judged. */
export const failedVerdict = (field: keyof typeof nouns): string =>
  `Er is een fout opgetreden bij het evalueren van de ${nouns[field]}.`
