import type { TextField } from '../../../api/evaluations'
import type { Evaluation } from '../../../lib/rules/evaluation'

/** A verdict belongs to the very text it was given on. */
export interface Verdict {
  text: string
  evaluation: Evaluation
}

export interface JudgedText {
  text: string
  verdict: Verdict | null
}

export type Texts = Record<TextField, JudgedText>

const empty: JudgedText = { text: '', verdict: null }
export const noTexts: Texts = {
  elevator_pitch: empty,
  innovation_description: empty,
  technical_challenges_input: empty,
}

/** An emptied text has no verdict, not even one that arrives after it was emptied. */
export const withoutEmptyVerdict = (judged: JudgedText): JudgedText =>
  judged.text.trim() === '' && judged.verdict !== null ? { ...judged, verdict: null } : judged

/** Green, and about the text as it stands. */
export const isConfirmed = ({ text, verdict }: JudgedText): boolean =>
  verdict !== null && verdict.text === text && verdict.evaluation.isGoodEnough
