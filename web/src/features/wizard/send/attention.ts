import { isPartOf, type Problem } from '../../../lib/problem'
import { type Step, stepOf } from '../../../lib/rules/wizard'
import { parseWhole } from '../../../lib/typed-number'
import { companyProblems, detailProblems, partnerProblems, textProblems } from '../checks'
import { labelOf } from '../labels'
import { type Answers, hasCosts, type WizardData } from '../model'

/** What is allowed, but is probably not meant. It keeps nobody from sending. */
function notices(answers: Answers): Problem[] {
  const none = parseWhole(answers.estimated_hours_input).value === 0
  const open = hasCosts(answers) && answers.cost_calculation_method === null
  return [
    ...(none ? [{ field: 'estimated_hours_input', message: 'Je gaf 0 uur op. Zonder uren krijg je geen WBSO.' }] : []),
    ...(open ? [{ field: 'cost_calculation_method', message: 'Kies nog een kostenmethode, of vraag advies.' }] : []),
  ]
}

/** Returns everything that asks for attention, in the order of the questions. */
export const attentionIn = (data: WizardData): Problem[] => [
  ...textProblems(data),
  ...detailProblems(data.answers),
  ...notices(data.answers),
  ...partnerProblems(data.answers),
  ...companyProblems(data),
]

/** Returns what asks for attention at a field or a part of it, or undefined. */
export const attentionAt = (problems: Problem[], name: string): Problem | undefined =>
  problems.find(({ field }) => field !== null && isPartOf(field, name))

/** Reports whether the user has begun with a step. Step 1 comes before all others. */
function isBegun(step: Step, { answers, terms }: WizardData): boolean {
  const typed = (...texts: string[]) => texts.some((text) => text.trim() !== '')
  if (step === 2)
    return (
      answers.has_extra_costs || answers.continues || typed(answers.estimated_hours_input, answers.start_of_project)
    )
  return answers.collaborative_effort || terms || typed(answers.company_name, answers.kvk_number)
}

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
