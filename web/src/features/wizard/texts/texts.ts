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

const wordsKnown = new WeakMap<JudgedText, string>() // so that a key is as quick with long texts in the other fields

/** Returns the words of a text, in which case and white space make no difference. */
function wordsIn(judged: JudgedText): string {
  const words = wordsKnown.get(judged) ?? judged.text.trim().split(/\s+/).join(' ').toLowerCase()
  wordsKnown.set(judged, words)
  return words
}

export const isSameText = (one: JudgedText, other: JudgedText): boolean =>
  wordsIn(one) !== '' && wordsIn(one) === wordsIn(other)

const inOrder = Object.keys(noTexts) as TextName[]

/** Returns the first field before this one with the same text, or null. */
export const repeatedFrom = (texts: Texts, field: TextName): TextName | null =>
  inOrder.slice(0, inOrder.indexOf(field)).find((earlier) => isSameText(texts[earlier], texts[field])) ?? null

/** Reports whether the verdict on a text is green and about the present texts, each with its own text. */
export const isConfirmed = (texts: Texts, field: TextName): boolean =>
  texts[field].given?.verdict.isGoodEnough === true && !isStale(texts, field) && repeatedFrom(texts, field) === null
