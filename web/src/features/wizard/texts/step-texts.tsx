import type { TextName } from '../../../api/verdicts'
import { problemAt } from '../../../lib/problem'
import type { StepProps } from '../step-props'
import { repetition, textSpecs } from './text-specs'
import { TextWithVerdict } from './text-with-verdict'
import { changeIn, isConfirmed, repeatedFrom } from './texts'
import type { Judges } from './use-judge'

interface Props extends Omit<StepProps, 'dispatch'> {
  judges: Judges
  attempted: boolean
  onWrite: (field: TextName, text: string) => void
}

/** Step 1: three texts, each with a verdict. */
export function StepTexts({ data, problems, judges, attempted, onWrite }: Props) {
  const next = textSpecs.find(({ field }) => !isConfirmed(data.texts, field))
  return textSpecs.map((spec) => (
    <TextWithVerdict
      key={spec.field}
      spec={spec}
      value={data.texts[spec.field]}
      stale={changeIn(data.texts, spec.field)}
      repetition={repetition(repeatedFrom(data.texts, spec.field))}
      next={spec === next}
      judge={judges[spec.field]}
      problem={problemAt(problems, spec.field)}
      attempted={attempted}
      onWrite={onWrite}
    />
  ))
}
