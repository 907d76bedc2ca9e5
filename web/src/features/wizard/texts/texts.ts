import type { TextName } from '../../../api/verdicts'
import type { Verdict } from '../../../lib/rules/verdict'

/** A verdict, with the texts that it is about, without white space around them. */
export interface GivenVerdict {
  text: string
  /** The pitch, which the judge reads along with the innovation. */
  pitch?: string
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

/** Reports whether the verdict on a text is about older texts. White space around them does not count. */
export function isStale(texts: Texts, field: TextName): boolean {
  const { text, given } = texts[field]
  if (given === null) return false
  const { pitch = texts.elevator_pitch.text.trim() } = given
  return given.text !== text.trim() || pitch !== texts.elevator_pitch.text.trim()
}

/** Returns what has changed since the verdict on a text, or an empty text. */
export function changeIn(texts: Texts, field: TextName): string {
  if (!isStale(texts, field)) return ''
  return texts[field].given?.text === texts[field].text.trim() ? 'Elevator pitch gewijzigd' : 'Gewijzigd'
}

/** Reports whether the verdict on a text is green and about the present texts. */
export const isConfirmed = (texts: Texts, field: TextName): boolean =>
  texts[field].given?.verdict.isGoodEnough === true && !isStale(texts, field)
