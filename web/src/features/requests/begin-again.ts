import type { WbsoRequest } from '../../api/requests'
import type { WizardState } from '../../lib/wizard-state'

/** Returns everything of a request that the wizard can begin with. */
export function beginAgain(request: WbsoRequest): WizardState {
  const { elevator_pitch, innovation_description, technical_challenges_input, client_company, ...rest } = request
  return {
    elevator_pitch,
    innovation_description,
    technical_challenges_input,
    clearExisting: true,
    request: {
      estimated_hours_input: rest.estimated_hours_input,
      own_hours: rest.own_hours,
      start_of_project: rest.start_of_project,
      project_started_on: rest.project_started_on,
      project_type: rest.project_type,
      also_develop_code: rest.also_develop_code,
      applicant: rest.applicant,
      cost_calculation_method: rest.cost_calculation_method,
      extra_costs_description: rest.extra_costs_description,
      collaborative_effort: rest.collaborative_effort,
      collaboration_partners: rest.collaboration_partners,
      client: client_company.id,
    },
  }
}
