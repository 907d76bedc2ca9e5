import type { Evaluation } from '../lib/rules/evaluation'
import { parseEvaluation } from '../lib/rules/evaluation'
import { answer, client } from './client'

/** The texts of wizard step 1, by their wire names. */
export type TextField = 'elevator_pitch' | 'innovation_description' | 'technical_challenges_input'

export interface EvaluateText {
  field: TextField
  text: string
  /** The elevator pitch: context for the innovation text. */
  description: string
}

const calls = {
  elevator_pitch: '/api/elevator-pitch-evaluation/evaluate/',
  innovation_description: '/api/innovation-evaluation/evaluate/',
  technical_challenges_input: '/api/technical-challenges-evaluation/evaluate/',
} as const

/** Asks for a verdict on one text. An answer that cannot be read counts as not good enough. */
export async function evaluateText({ field, text, description }: EvaluateText): Promise<Evaluation> {
  const body = field === 'innovation_description' ? { text, project_description: description } : { text }
  const raw = await answer<unknown>(client.POST(calls[field], { body, parseAs: 'text' }))
  return parseEvaluation(raw)
}
