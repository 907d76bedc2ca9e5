import { expect, test } from 'vitest'
import { ready } from '../application-for-tests'
import { costQuestion } from './cost-question'

test('the question to the advisor', () => {
  expect(costQuestion(ready({ has_extra_costs: true, extra_costs_description: ' lab ' }))).toEqual({
    elevator_pitch: 'p',
    innovation_description: 'i',
    technical_challenges: 't',
    estimated_hours: 1200,
    project_type: 'programmatuur',
    has_extra_costs: 'ja',
    applicant: 'company',
    cost_description: 'lab',
  })
  expect(costQuestion(ready({ estimated_hours_input: 'x' }))).toMatchObject({
    estimated_hours: 0,
    has_extra_costs: 'nee',
    cost_description: '(geen beschrijving)',
  })
})
