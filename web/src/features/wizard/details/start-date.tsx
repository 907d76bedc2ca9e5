import { problemAt } from '../../../lib/problem'
import { parseTypedDate } from '../../../lib/typed-date'
import { Tick } from '../../../ui/tick'
import { checkBegan, checkStart } from '../checks'
import { labelOf } from '../labels'
import type { StepProps } from '../step-props'
import { DayField } from './day-field'
import { FilingNote } from './filing-note'

/** The start of the application with what follows from it, and of a project that goes on when that itself began. */
export function StartDate({ data: { answers }, problems, dispatch }: StepProps) {
  const { start_of_project: start, continues, project_started_on: began } = answers
  const day = parseTypedDate(start).value
  return (
    <>
      <div>
        <DayField
          name="start_of_project"
          label={labelOf('start_of_project')}
          description={
            continues
              ? 'Van deze aanvraag, als dd-mm-jjjj, bijvoorbeeld 01-03-2027.'
              : 'Als dd-mm-jjjj, bijvoorbeeld 01-03-2027.'
          }
          value={start}
          onWrite={(start_of_project) => dispatch({ type: 'answer', change: { start_of_project } })}
          check={checkStart}
          problem={problemAt(problems, 'start_of_project')}
        />
        {day !== null && checkStart(start) === null && (
          <FilingNote start={day} alone={answers.applicant === 'self_employed'} continues={continues} />
        )}
      </div>
      <Tick
        name="continues"
        label="Dit is een voortzetting: voor dit project kreeg ik al eerder WBSO"
        checked={continues}
        onTick={(continues) => dispatch({ type: 'answer', change: { continues } })}
        problem={undefined}
      />
      {continues && (
        <DayField
          name="project_started_on"
          label="Wanneer begon het project zelf?"
          description="Als dd-mm-jjjj, bijvoorbeeld 01-03-2025."
          value={began}
          onWrite={(project_started_on) => dispatch({ type: 'answer', change: { project_started_on } })}
          check={(text) => checkBegan(text, start)}
          problem={problemAt(problems, 'project_started_on')}
        />
      )}
    </>
  )
}
