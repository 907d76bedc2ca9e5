import { type Problem, problemsOf } from '../../../lib/problem'
import type { Step } from '../../../lib/rules/wizard'
import { isTyped } from '../empty-wizard'
import { answerFields, answerNames, labelOf, stepOf } from '../fields'
import type { WizardData } from '../model'
import { answerProblems, isAsked, textProblems } from './check-all'

/** Returns what is allowed, but is probably not meant. It keeps nobody from sending. */
export const noticesIn = (data: WizardData): Problem[] =>
  answerNames
    .filter((name) => isAsked(data, name))
    .flatMap((name) => problemsOf({ [name]: answerFields[name].notice?.(data.answers) ?? null }))

/** Returns everything that asks for attention, in the order of the questions. */
const attentionIn = (data: WizardData): Problem[] => [
  ...textProblems(data),
  ...answerProblems(data, 2),
  ...noticesIn(data),
  ...answerProblems(data, 3),
]

/** Reports whether the user has begun with a step. Step 1 comes before all others. */
const isBegun = (step: Step, data: WizardData): boolean =>
  (step === 3 && data.terms) ||
  answerNames.some((name) => answerFields[name].step === step && (data.answers[name] === true || isTyped(data, name)))

const andMore = (words: string, more: number): string =>
  `${words.replace(/\.?$/, '.')} En nog ${more} ${more === 1 ? 'punt' : 'punten'}.`

/**
 * Returns for each step what the sidebar says about it, or an empty text. It is
 * about steps that one has passed or begun with, not about the one that is open.
 */
export function hintsFor(data: WizardData): [string, string, string] {
  const problems = attentionIn(data)
  const hint = (step: Step): string => {
    const passed = step < data.step || (step > data.step && isBegun(step, data))
    const [first, ...more] = problems.filter(({ field }) => field !== null && stepOf(field) === step)
    if (!passed || first === undefined) return ''
    const words = `${labelOf(first.field ?? '')}: ${first.message}`
    return more.length === 0 ? words : andMore(words, more.length)
  }
  return [hint(1), hint(2), hint(3)]
}
