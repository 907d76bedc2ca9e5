import { expect, test } from 'vitest'
import { ready } from '../application-for-tests'
import { emptyWizard } from '../empty-wizard'
import type { WizardData } from '../model'
import { payloadOf, proofsOf, submissionKey } from './payload'

test('the payload of part 1 section 3, an existing company', () => {
  expect(payloadOf(ready())).toEqual({
    elevator_pitch: 'p',
    innovation_description: 'i',
    technical_challenges_input: 't',
    applicant: 'company',
    estimated_hours_input: 1200,
    cost_method: 'hours',
    cost_items_input: null,
    start_of_project: '2027-03-01',
    collaborative_effort: false,
    collaboration_partners: [],
    project_type: 'programmatuur',
    also_develop_code: false,
    cost_calculation_method: null,
    extra_costs_description: null,
    client: 7,
  })
})

test('when a project that goes on began, and the hours of a self-employed person with employees', () => {
  const said = { continues: true, project_started_on: '1-3-2025', applicant: 'both', own_hours: '600' } as const
  expect(payloadOf(ready(said))).toMatchObject({ project_started_on: '2025-03-01', own_hours: 600 })
  expect(payloadOf(ready({ ...said, own_hours: '' })).own_hours).toBeNull()
  const hidden = payloadOf(ready({ ...said, continues: false, applicant: 'company' }))
  expect(hidden).not.toHaveProperty('project_started_on')
  expect(hidden).not.toHaveProperty('own_hours')
})

test('a new company goes by name and number, without an id', () => {
  const payload = payloadOf(ready({ company_name: ' Nieuw B.V. ', kvk_number: '12 34 56 78' }, { newCompany: true }))
  expect(payload).toMatchObject({ company_name: 'Nieuw B.V.', kvk_number: '12345678' })
  expect(payload).not.toHaveProperty('client')
})

test('the proofs of the verdicts go beside the content, which alone tells submissions apart', () => {
  const { texts } = ready()
  const judged = { text: 'p', verdict: { isGoodEnough: true, isWbsoEligible: true, suggestions: '', proof: 'one' } }
  const proved = ready({}, { texts: { ...texts, elevator_pitch: { text: 'p', given: judged } } })
  expect(proofsOf(ready())).toEqual([])
  expect(proofsOf(proved)).toEqual(['one'])
  expect(submissionKey('a', payloadOf(proved))).toBe(submissionKey('a', payloadOf(ready())))
})

test('texts go without white space around them, as they were judged', () => {
  const { texts } = ready()
  const spaced = { ...texts, elevator_pitch: { ...texts.elevator_pitch, text: ' p\n' } }
  expect(payloadOf(ready({}, { texts: spaced })).elevator_pitch).toBe('p')
})

test('what is hidden does not count', () => {
  const hidden = {
    also_develop_code: true,
    extra_costs_description: 'x',
    cost_calculation_method: 'werkelijke',
    collaboration_partners: [{ key: 1, company_name: 'TU', location: '', contribution: '' }],
  } as const
  expect(payloadOf(ready({ ...hidden, collaboration_partners: [...hidden.collaboration_partners] }))).toMatchObject({
    also_develop_code: false,
    extra_costs_description: null,
    cost_calculation_method: null,
    collaboration_partners: [],
  })
})

test('the same content has the same key, other content or another application another', () => {
  const key = (data: WizardData) => submissionKey(data.id, payloadOf(data))
  const data = ready()
  const keys = [data, { ...data, step: 2 as const }].map(key)
  expect(keys[0]).toBe(keys[1])
  expect(keys[0]).toMatch(/^[\x20-\x7e]{1,255}$/)
  expect(key({ ...data, answers: { ...data.answers, estimated_hours_input: '1201' } })).not.toBe(keys[0])
  expect(key({ ...data, id: emptyWizard().id })).not.toBe(keys[0])
})

test('who has no employees has no cost method, and costs are left out', () => {
  const costs = {
    has_extra_costs: true,
    extra_costs_description: 'lab',
    cost_calculation_method: 'werkelijke',
  } as const
  expect(payloadOf(ready({ ...costs, applicant: 'self_employed' }))).toMatchObject({
    applicant: 'self_employed',
    cost_calculation_method: null,
    extra_costs_description: null,
  })
})
