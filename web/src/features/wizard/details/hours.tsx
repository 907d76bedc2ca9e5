import { problemAt } from '../../../lib/problem'
import { TextField } from '../../../ui/text-field'
import { checkHours, checkOwnHours } from '../checks'
import { labelOf } from '../labels'
import type { StepProps } from '../step-props'
import { Worth } from './worth'

/** The hours, of a self-employed person with employees per group, with what they are worth. */
export function Hours({ data: { answers }, problems, dispatch }: StepProps) {
  const whole = { inputMode: 'numeric' as const, autoComplete: 'off', maxWidth: '12rem' }
  const alone = answers.applicant === 'self_employed'
  const both = answers.applicant === 'both'
  return (
    <>
      <div>
        <TextField
          {...whole}
          name="estimated_hours_input"
          label={labelOf('estimated_hours_input')}
          description={
            alone
              ? 'Je uren speur- en ontwikkelingswerk (S&O) in het kalenderjaar van je start.'
              : 'Alle uren speur- en ontwikkelingswerk (S&O) van iedereen die meewerkt, in het kalenderjaar van je start.'
          }
          value={answers.estimated_hours_input}
          onWrite={(estimated_hours_input) => dispatch({ type: 'answer', change: { estimated_hours_input } })}
          check={checkHours}
          problem={problemAt(problems, 'estimated_hours_input')}
        />
        {!both && <Worth answers={answers} />}
      </div>
      {both && (
        <div>
          <TextField
            {...whole}
            name="own_hours"
            label={labelOf('own_hours')}
            description="De S&O-uren die je als zelfstandige maakt. RVO vraagt ze apart van die van je personeel."
            value={answers.own_hours}
            onWrite={(own_hours) => dispatch({ type: 'answer', change: { own_hours } })}
            check={(text) => checkOwnHours(text, answers.estimated_hours_input)}
            problem={problemAt(problems, 'own_hours')}
          />
          <Worth answers={answers} />
        </div>
      )}
    </>
  )
}
