import { problemAt } from '../../../lib/problem'
import { Choice } from '../../../ui/choice'
import { Tick } from '../../../ui/tick'
import { applicantNames, labelOf } from '../labels'
import type { Applicant, ProjectType } from '../model'
import type { StepProps } from '../step-props'
import { ExtraCosts } from './extra-costs'
import { Hours } from './hours'
import { StartDate } from './start-date'

const applicants = (['company', 'self_employed', 'both'] satisfies Applicant[]).map((value) => ({
  value,
  label: applicantNames[value],
}))

const projectTypes: { value: ProjectType; label: string }[] = [
  { value: 'programmatuur', label: 'Programmatuur' },
  { value: 'fysiek_product', label: 'Fysiek product' },
]

interface Props extends StepProps {
  /** The number of the draft. */
  load: number
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
        options={applicants}
        value={answers.applicant}
        onChoose={(applicant) => dispatch({ type: 'answer', change: { applicant } })}
        problem={problemAt(problems, 'applicant')}
      />
      <Hours data={data} problems={problems} dispatch={dispatch} />
      <StartDate data={data} problems={problems} dispatch={dispatch} />
      <Choice
        name="project_type"
        label="Type project"
        options={projectTypes}
        value={answers.project_type}
        onChoose={(project_type) => dispatch({ type: 'answer', change: { project_type } })}
        problem={problemAt(problems, 'project_type')}
      />
      {answers.project_type === 'fysiek_product' && (
        <Tick
          name="also_develop_code"
          label="We ontwikkelen ook programmatuur"
          checked={answers.also_develop_code}
          onTick={(also_develop_code) => dispatch({ type: 'answer', change: { also_develop_code } })}
          problem={problemAt(problems, 'also_develop_code')}
        />
      )}
      <ExtraCosts data={data} load={load} problems={problems} dispatch={dispatch} />
    </>
  )
}
