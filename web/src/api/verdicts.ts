import type { CostAdvice, Verdict } from '../lib/rules/verdict'
import { parseCostAdvice, parseVerdict } from '../lib/rules/verdict-answer'
import type { components } from '../lib/schema'
import { answer, client } from './client'

export type CostQuestion = components['schemas']['EvaluateCosts']

/** The texts of wizard step 1, by their wire names. */
export type TextName = components['schemas']['Clause']['from']

export interface TextToJudge {
  field: TextName
  text: string
  /** The elevator pitch: context for the innovation text. */
  description: string
  /** What feeds hints only: the other texts, and the type of the project once it is known. */
  others: Pick<EvaluateText, 'other_texts' | 'project_type' | 'also_develop_code'>
}

type EvaluateText = components['schemas']['EvaluateText']

const calls = {
  elevator_pitch: '/api/elevator-pitch-evaluation/evaluate/',
  innovation_description: '/api/innovation-evaluation/evaluate/',
  technical_challenges_input: '/api/technical-challenges-evaluation/evaluate/',
} as const

/** Asks for a verdict on a text. An answer that is no verdict counts as not good enough. */
export async function judgeText({ field, text, description, others }: TextToJudge): Promise<Verdict> {
  const pitch = field === 'innovation_description' ? { project_description: description } : {}
  const body = { text, ...pitch, ...others }
  const raw = await answer<unknown>(client.POST(calls[field], { body, parseAs: 'text' }))
  return parseVerdict(raw)
}

/** Asks which cost method pays off. An answer that is no advice becomes one for the flat rate that says so. */
export async function adviseCosts(question: CostQuestion): Promise<CostAdvice> {
  const raw = await answer<unknown>(
    client.POST('/api/cost-calculation-evaluation/evaluate/', { body: question, parseAs: 'text' }),
  )
  return parseCostAdvice(raw)
}
