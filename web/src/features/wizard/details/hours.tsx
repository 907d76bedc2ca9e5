import { OddHours } from '../../../shared/benefit/odd-hours'
import { TextField } from '../../../ui/text-field'
import type { StepProps } from '../step-props'
import { typedAnswer } from '../typed-answer'
import { Worth } from './worth'

const whole = { inputMode: 'numeric', autoComplete: 'off', maxWidth: 'var(--wbso-field)' } as const

/** The hours, of a self-employed person with employees per group, with what they are worth. */
export function Hours(props: StepProps) {
  const { answers } = props.data
  const alone = answers.applicant === 'self_employed'
  const both = answers.applicant === 'both'
  return (
    <>
      <div>
        <TextField
          {...whole}
          {...typedAnswer(props, 'estimated_hours_input')}
          description={
            alone
              ? 'Je uren speur- en ontwikkelingswerk (S&O) in het kalenderjaar van je start. Bijvoorbeeld 600.'
              : 'Alle uren speur- en ontwikkelingswerk (S&O) van iedereen die meewerkt, in het kalenderjaar van je start. Bijvoorbeeld 1.200.'
          }
        />
        <OddHours hours={answers.estimated_hours_input} />
        {!both && <Worth answers={answers} />}
      </div>
      {both && (
        <div>
          <TextField
            {...whole}
            {...typedAnswer(props, 'own_hours')}
            description="De S&O-uren die je als zelfstandige maakt. RVO vraagt ze apart van die van je personeel. Bijvoorbeeld 600."
          />
          <Worth answers={answers} />
        </div>
      )}
    </>
  )
}
