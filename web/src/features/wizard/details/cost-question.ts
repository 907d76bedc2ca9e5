import type { CostQuestion } from '../../../api/verdicts'
import { parseWholeHours } from '../../../lib/typed-number'
import type { WizardData } from '../model'

/** Returns the question to the cost advisor. */
export function costQuestion({ texts, answers }: WizardData): CostQuestion {
  const hours = parseWholeHours(answers.estimated_hours_input).value
  const description = answers.extra_costs_description.trim()
  return {
    elevator_pitch: texts.elevator_pitch.text.trim(),
    innovation_description: texts.innovation_description.text.trim(),
    technical_challenges: texts.technical_challenges_input.text.trim(),
    estimated_hours: hours !== null && Number.isInteger(hours) && hours >= 0 ? hours : 0,
    project_type: answers.project_type,
    has_extra_costs: answers.has_extra_costs ? 'ja' : 'nee',
    applicant: answers.applicant,
    cost_description: description === '' ? '(geen beschrijving)' : description,
  }
}

/** Identifies the answers that a cost advice is about. */
export const costSubject = ({ answers }: WizardData): string =>
  JSON.stringify([answers.extra_costs_description.trim(), answers.estimated_hours_input.trim(), answers.project_type])
