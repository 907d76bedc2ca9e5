import type { TextField } from '../../../api/evaluations'
import { problemAt } from '../../../lib/problem'
import type { StepProps } from '../step-props'
import { EvaluatedText } from './evaluated-text'
import { textFields } from './text-fields'
import type { Judges } from './use-judge'

interface Props extends Omit<StepProps, 'dispatch'> {
  judges: Judges
  attempted: boolean
  onWrite: (field: TextField, text: string) => void
}

/** Step 1: three texts, each with a verdict. */
export function StepTexts({ data, problems, judges, attempted, onWrite }: Props) {
  return textFields.map((spec) => (
    <EvaluatedText
      key={spec.field}
      spec={spec}
      value={data.texts[spec.field]}
      judge={judges[spec.field]}
      problem={problemAt(problems, spec.field)}
      attempted={attempted}
      onWrite={onWrite}
    />
  ))
}
