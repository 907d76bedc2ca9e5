import { parseTypedDate } from '../../../lib/typed-date'
import { TextField } from '../../../ui/text-field'
import { Tick } from '../../../ui/tick'
import { checkStart } from '../checks'
import type { StepProps } from '../step-props'
import { typedAnswer } from '../typed-answer'
import { FilingNote } from './filing-note'

/** The start of the application with what follows from it, and of a project that goes on when that itself began. */
export function StartDate(props: StepProps) {
  const { start_of_project: start, continues, applicant } = props.data.answers
  const day = parseTypedDate(start).value
  return (
    <>
      <div>
        <TextField
          {...typedAnswer(props, 'start_of_project')}
          description={continues ? 'Van deze aanvraag. Bijvoorbeeld 1-1-2027.' : 'Bijvoorbeeld 1-1-2027.'}
          autoComplete="off"
          maxWidth="var(--wbso-field)"
        />
        {day !== null && checkStart(start) === null && (
          <FilingNote start={day} alone={applicant === 'self_employed'} continues={continues} />
        )}
      </div>
      <Tick
        name="continues"
        label="Dit is een voortzetting: voor dit project kreeg ik al eerder WBSO"
        checked={continues}
        onTick={(continues) => props.dispatch({ type: 'answer', change: { continues } })}
        problem={undefined}
      />
      {continues && (
        <TextField
          {...typedAnswer(props, 'project_started_on')}
          label="Wanneer begon het project zelf?"
          description="Bijvoorbeeld 1-3-2025."
          autoComplete="off"
          maxWidth="var(--wbso-field)"
        />
      )}
    </>
  )
}
