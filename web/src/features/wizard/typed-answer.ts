import { problemAt } from '../../lib/problem'
import { type AnswerName, answerFields, labelOf } from './fields'
import type { Answers } from './model'
import type { StepProps } from './step-props'

/** The answers that are typed. */
type TypedName = { [F in AnswerName]: string extends Answers[F] ? F : never }[AnswerName]

/** Returns the props of the field of an answer that is typed. */
export const typedAnswer = ({ data: { answers }, problems, dispatch }: StepProps, name: TypedName) => ({
  name,
  label: labelOf(name),
  value: answers[name],
  onWrite: (text: string) => dispatch({ type: 'answer', change: { [name]: text } }),
  check: (text: string) => answerFields[name].check?.(text, answers) ?? null,
  problem: problemAt(problems, name),
})
