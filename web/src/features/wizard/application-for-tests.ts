import { emptyWizard } from './empty-wizard'
import type { Answers, WizardData } from './model'
import type { JudgedText } from './texts/texts'

/** A text with a good verdict. */
const green = (text: string, readWith: { pitch?: string } = {}): JudgedText => ({
  text,
  given: { text, ...readWith, verdict: { isGoodEnough: true, isWbsoEligible: true, suggestions: '' } },
})

/** An application that can be sent. */
export const ready = (change: Partial<Answers> = {}, more: Partial<WizardData> = {}): WizardData => {
  const data = emptyWizard()
  return {
    ...data,
    texts: {
      elevator_pitch: green('p'),
      innovation_description: green('i', { pitch: 'p' }),
      technical_challenges_input: green('t'),
    },
    answers: {
      ...data.answers,
      estimated_hours_input: '1.200',
      start_of_project: '1-3-2027',
      client: 7,
      ...change,
    },
    terms: true,
    ...more,
  }
}

const verdict = { isGoodEnough: true, isWbsoEligible: true, suggestions: 'Goed.' }

/** An application with all fields filled in. */
export const full: WizardData = {
  id: '0123456789abcdef0123456789abcdef',
  step: 3,
  texts: {
    elevator_pitch: { text: 'pitch', given: { text: 'pitch', verdict } },
    innovation_description: { text: 'nieuw, gewijzigd', given: { text: 'nieuw', pitch: 'pitch', verdict } },
    technical_challenges_input: { text: '', given: null },
  },
  answers: {
    estimated_hours_input: '1.200',
    own_hours: '600',
    start_of_project: '01-03-2027',
    continues: true,
    project_started_on: '01-03-2025',
    project_type: 'fysiek_product',
    also_develop_code: true,
    has_extra_costs: true,
    applicant: 'company',
    extra_costs_description: 'sensoren',
    cost_calculation_method: 'werkelijke',
    collaborative_effort: true,
    collaboration_partners: [{ key: 1, company_name: 'TU', location: 'Delft', contribution: 'Meten' }],
    client: 7,
    company_name: 'Nieuw B.V.',
    kvk_number: '12345678',
  },
  newCompany: true,
  terms: true,
  advice: { about: 'x', advice: { recommendation: 'werkelijke', reasoning: 'Hoger.', warning: 'Jaar.' } },
}
