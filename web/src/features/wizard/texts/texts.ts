import type { TextName } from '../../../api/verdicts'
import type { Verdict } from '../../../lib/rules/verdict'

/** A verdict, with the text that it is about. */
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

/** Drops the verdict of an emptied text, also one that arrives later. */
export const withoutEmptyVerdict = (judged: JudgedText): JudgedText =>
  judged.text.trim() === '' && judged.given !== null ? { ...judged, given: null } : judged

/** Reports whether the verdict is green and about the present text. */
export const isConfirmed = ({ text, given }: JudgedText): boolean =>
  given !== null && given.text === text && given.verdict.isGoodEnough
