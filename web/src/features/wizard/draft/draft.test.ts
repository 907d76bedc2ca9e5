import { expect, test } from 'vitest'
import { full } from '../application-for-tests'
import { readDraft, writeDraft } from './draft'

const bare = { text: '', given: null }

const verdict = { isGoodEnough: true, isWbsoEligible: true, suggestions: 'Goed.' }

/** `full` as it is stored. A draft outlives the client that stored it, so what is here stays readable. */
const stored = {
  id: '0123456789abcdef0123456789abcdef',
  step: 3,
  form: {
    applicant: 'company',
    elevator_pitch: 'pitch',
    innovation_description: 'nieuw, gewijzigd',
    technical_challenges_input: '',
    estimated_hours_input: '1.200',
    own_hours: '600',
    start_of_project: '01-03-2027',
    continues: true,
    project_started_on: '01-03-2025',
    project_type: 'fysiek_product',
    also_develop_code: true,
    has_extra_costs: true,
    extra_costs_description: 'sensoren',
    cost_calculation_method: 'werkelijke',
    collaborative_effort: true,
    new_company: true,
    terms: true,
  },
  partners: [{ company_name: 'TU', location: 'Delft', contribution: 'Meten' }],
  selectedCompany: 7,
  newCompanyName: 'Nieuw B.V.',
  newKvkNumber: '12345678',
  evaluations: {
    elevator_pitch: { text: 'pitch', evaluation: verdict },
    innovation_description: { text: 'nieuw', pitch: 'pitch', evaluation: verdict },
    technical_challenges_input: null,
    cost: { about: 'x', advice: { recommendation: 'werkelijke', reasoning: 'Hoger.', warning: 'Jaar.' } },
  },
}

test('a draft is stored in the form that it always had, with its owner, verdicts and advice', () =>
  expect(JSON.parse(writeDraft(full, 7))).toEqual({ owner: 7, ...stored }))

test('a stored draft comes back whole', () => expect(readDraft(JSON.stringify(stored))).toEqual(full))

test.each([
  [{}, 'company'],
  [{ has_employees: true }, 'company'],
  [{ has_employees: false }, 'self_employed'],
])('a draft of before it was asked who applies, with %j, is of %s', (said, applicant) => {
  const { applicant: _, ...form } = stored.form
  const draft = { ...stored, form: { ...form, ...said } }
  expect(readDraft(JSON.stringify(draft))?.answers).toEqual({ ...full.answers, applicant })
})

test('a verdict on the innovation of before its pitch was stored is about the pitch in the draft', () => {
  const { pitch: _, ...older } = stored.evaluations.innovation_description
  const draft = { ...stored, evaluations: { ...stored.evaluations, innovation_description: older } }
  expect(readDraft(JSON.stringify(draft))).toEqual(full)
})

test.each([null, '', '{', 'null', '7', '"x"'])('%j is no draft', (raw) => expect(readDraft(raw)).toBeNull())

test.each([
  ['{}'],
  ['[]'],
  ['{"form":[],"partners":{},"evaluations":"x","step":9,"selectedCompany":"7"}'],
  ['{"form":{"elevator_pitch":null,"project_type":"x","terms":"ja"},"partners":[null,5],"id":"../x"}'],
  ['{"evaluations":{"elevator_pitch":{"text":"x"},"cost":{"about":"x","advice":null}},"__proto__":{"step":2}}'],
])('of %s the good is kept and the rest left out', (raw) => {
  const data = readDraft(raw)
  expect(data).toMatchObject({ step: 1, terms: false, advice: null, answers: { project_type: 'programmatuur' } })
  expect(data?.id).toMatch(/^[0-9a-f]{32}$/)
  expect(data?.texts.elevator_pitch).toEqual(bare)
})

test('a draft with too many partners keeps the first five', () => {
  const partners = Array.from({ length: 9 }, (_, n) => ({ company_name: `P${n}` }))
  expect(readDraft(JSON.stringify({ partners }))?.answers.collaboration_partners).toHaveLength(5)
})
