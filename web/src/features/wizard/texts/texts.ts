import type { TextName } from '../../../api/verdicts'
import type { Verdict } from '../../../lib/rules/verdict'

/** A verdict belongs to the very text it was given on. */
export interface GivenVerdict {
  text: string
  verdict: Verdict
}

export interface JudgedText {
  text: string
  given: GivenVerdict | null
}

export type Texts = Record<TextName, JudgedText>

const empty: JudgedText = { text: '', given: null }
export const noTexts: Texts = {
  elevator_pitch: empty,
  innovation_description: empty,
  technical_challenges_input: empty,
}

/** An emptied text has no verdict, not even one that arrives after it was emptied. */
export const withoutEmptyVerdict = (judged: JudgedText): JudgedText =>
  judged.text.trim() === '' && judged.given !== null ? { ...judged, given: null } : judged

/** Green, and about the text as it stands. */
export const isConfirmed = ({ text, given }: JudgedText): boolean =>
  given !== null && given.text === text && given.verdict.isGoodEnough
