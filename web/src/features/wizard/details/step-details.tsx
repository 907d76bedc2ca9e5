import { problemAt } from '../../../lib/problem'
import { projectTypes } from '../../../lib/project-types'
import { Choice } from '../../../ui/choice'
import { Tick } from '../../../ui/tick'
import { labelOf } from '../fields'
import { applicantNames, optionsOf } from '../labels'
import type { WizardData } from '../model'
import type { StepProps } from '../step-props'
import { isStale } from '../texts/texts'
import { ExtraCosts } from './extra-costs'
import { Hours } from './hours'
import { StartDate } from './start-date'

interface Props extends StepProps {
  /** The number of the draft. */
  load: number
}

/** Returns what to ask when the pitch reads as something else than software, which is chosen beforehand. */
function doubtAbout({ texts, answers }: WizardData): string | null {
  const kind = isStale(texts, 'elevator_pitch') ? null : texts.elevator_pitch.given?.verdict.kind
  if (answers.project_type !== 'programmatuur' || (kind !== 'product' && kind !== 'proces')) return null
  return `Je tekst leest als een ${kind === 'product' ? 'product' : 'productieproces'}. Klopt Programmatuur?`
}

/** Step 2: hours, start, type and extra costs. */
export function StepDetails({ data, load, problems, dispatch }: Props) {
  const { answers } = data
  return (
    <>
      <Choice
        name="applicant"
        label={labelOf('applicant')}
        description="Een directeur die loon krijgt van zijn eigen bv telt als personeel."
        options={optionsOf(applicantNames)}
        value={answers.applicant}
        onChoose={(applicant) => dispatch({ type: 'answer', change: { applicant } })}
        problem={problemAt(problems, 'applicant')}
      />
      <Hours data={data} problems={problems} dispatch={dispatch} />
      <StartDate data={data} problems={problems} dispatch={dispatch} />
      <Choice
        name="project_type"
        label={labelOf('project_type')}
        description={doubtAbout(data)}
        options={optionsOf(projectTypes)}
        value={answers.project_type}
        onChoose={(project_type) => dispatch({ type: 'answer', change: { project_type } })}
        problem={problemAt(problems, 'project_type')}
      />
      {answers.project_type === 'fysiek_product' && (
        <Tick
          name="also_develop_code"
          label={labelOf('also_develop_code')}
          checked={answers.also_develop_code}
          onTick={(also_develop_code) => dispatch({ type: 'answer', change: { also_develop_code } })}
          problem={problemAt(problems, 'also_develop_code')}
        />
      )}
      <ExtraCosts data={data} load={load} problems={problems} dispatch={dispatch} />
    </>
  )
}
