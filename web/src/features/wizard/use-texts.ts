import { useCallback, useReducer } from 'react'
import type { TextField } from '../../api/evaluations'
import type { Evaluation } from '../../lib/rules/evaluation'

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

type Action = { field: TextField } & ({ type: 'write'; text: string } | { type: 'judge'; verdict: Verdict })

const empty: JudgedText = { text: '', verdict: null }
const noTexts: Texts = { elevator_pitch: empty, innovation_description: empty, technical_challenges_input: empty }

/** An emptied text has no verdict, not even one that arrives after it was emptied. */
function next(old: JudgedText, action: Action): JudgedText {
  const changed = action.type === 'write' ? { ...old, text: action.text } : { ...old, verdict: action.verdict }
  return changed.text.trim() === '' ? { ...changed, verdict: null } : changed
}

const reduce = (texts: Texts, action: Action): Texts => ({
  ...texts,
  [action.field]: next(texts[action.field], action),
})

/** The three texts of step 1 with their verdicts. `write` and `judge` stay the same functions. */
export function useTexts() {
  const [texts, dispatch] = useReducer(reduce, noTexts)
  const write = useCallback((field: TextField, text: string) => dispatch({ type: 'write', field, text }), [])
  const judge = useCallback((field: TextField, verdict: Verdict) => dispatch({ type: 'judge', field, verdict }), [])
  return { texts, write, judge }
}
