import { Choice } from '../../../components/choice'
import { TextField } from '../../../components/text-field'
import { Tick } from '../../../components/tick'
import { problemAt } from '../../../lib/problem'
import { checkHours } from '../checks'
import type { ProjectType } from '../model'
import type { StepProps } from '../step-props'
import { BenefitHint } from './benefit-hint'
import { ExtraCosts } from './extra-costs'
import { StartDate } from './start-date'

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
      <div>
        <TextField
          name="estimated_hours_input"
          label="Geschat aantal uren"
          description="Alle uren speur- en ontwikkelingswerk (S&O) van iedereen die meewerkt, in het kalenderjaar van je start."
          value={answers.estimated_hours_input}
          onWrite={(text) => dispatch({ type: 'answer', change: { estimated_hours_input: text } })}
          check={checkHours}
          problem={problemAt(problems, 'estimated_hours_input')}
          inputMode="numeric"
          autoComplete="off"
          maxWidth="12rem"
        />
        <BenefitHint hours={answers.estimated_hours_input} />
      </div>
      <StartDate
        value={answers.start_of_project}
        onWrite={(text) => dispatch({ type: 'answer', change: { start_of_project: text } })}
        problem={problemAt(problems, 'start_of_project')}
      />
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
