import { beforeEach, describe, expect, test } from 'vitest'
import { keys, local } from '../../lib/storage'
import { begin } from './beginning'
import { readDraft, writeDraft } from './draft'
import { newDraftKeeper } from './draft-keeper'
import { emptyWizard, holdsText, noAnswers, type WizardData } from './model'

const evaluation = { isGoodEnough: true, isWbsoEligible: true, suggestions: 'Goed.' }
const bare = { text: '', verdict: null }

const full: WizardData = {
  id: '0123456789abcdef0123456789abcdef',
  step: 3,
  texts: {
    elevator_pitch: { text: 'pitch', verdict: { text: 'pitch', evaluation } },
    innovation_description: { text: 'nieuw, gewijzigd', verdict: { text: 'nieuw', evaluation } },
    technical_challenges_input: bare,
  },
  answers: {
    estimated_hours_input: '1.200',
    start_of_project: '01-03-2027',
    project_type: 'fysiek_product',
    also_develop_code: true,
    has_extra_costs: true,
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

const withPitch = (text: string): WizardData => {
  const data = emptyWizard()
  return { ...data, texts: { ...data.texts, elevator_pitch: { text, verdict: null } } }
}

test('a draft comes back as it was, verdicts and advice included', () => {
  expect(readDraft(writeDraft(full))).toEqual(full)
})

test('a draft has the parts that the specification names', () => {
  const draft = JSON.parse(writeDraft(full))
  expect(draft).toMatchObject({ step: 3, selectedCompany: 7, newCompanyName: 'Nieuw B.V.', newKvkNumber: '12345678' })
  expect(draft.partners).toEqual([{ company_name: 'TU', location: 'Delft', contribution: 'Meten' }])
  expect(Object.keys(draft.evaluations)).toHaveLength(4)
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

describe('how the wizard begins', () => {
  test('with the saved draft', () => {
    expect(begin(null, writeDraft(full))).toMatchObject({ data: full, used: false, toJudge: [], setAside: null })
  })

  test('with texts that are handed over, which are judged', () => {
    const { data, toJudge, setAside, used } = begin({ elevator_pitch: 'nieuw', innovation_description: ' ' }, null)
    expect(data.texts.elevator_pitch).toEqual({ text: 'nieuw', verdict: null })
    expect([toJudge, setAside, used]).toEqual([['elevator_pitch'], null, true])
  })

  test('without the draft when it is to be cleared, which is then kept apart', () => {
    const draft = writeDraft(full)
    const { data, setAside, clears, unsaved } = begin({ clearExisting: true }, draft)
    expect([holdsText(data), setAside, clears, unsaved]).toEqual([false, draft, true, false])
    expect(begin({ clearExisting: true }, writeDraft(emptyWizard())).setAside).toBeNull()
  })

  test('with an earlier request', () => {
    const request = {
      estimated_hours_input: 900,
      start_of_project: '2027-03-01',
      project_type: 'fysiek_product',
      also_develop_code: true,
      cost_calculation_method: null,
      extra_costs_description: null,
      collaborative_effort: true,
      collaboration_partners: [{ company_name: 'TU', location: '', contribution: '' }],
      client: 3,
    }
    const { data } = begin({ clearExisting: true, request }, null)
    expect(data.answers).toEqual({
      ...noAnswers,
      estimated_hours_input: '900',
      start_of_project: '01-03-2027',
      project_type: 'fysiek_product',
      also_develop_code: true,
      collaborative_effort: true,
      collaboration_partners: [{ key: 1, company_name: 'TU', location: '', contribution: '' }],
      client: 3,
    })
  })

  test.each([['x'], [7], [[]], [{ elevator_pitch: 7, request: 'x' }], [{ from: '/login' }]])(
    'as if nothing was handed over with %j',
    (state) => expect(begin(state, null).used).toBe(false),
  )
})

describe('pitfall 3: two tabs', () => {
  const draft = () => local.get(keys.draft)
  beforeEach(() => local.remove(keys.draft))

  test('neither writes over the other', () => {
    const one = newDraftKeeper(null)
    const two = newDraftKeeper(null)
    expect(one.save(withPitch('een'))).toBe('kept')
    expect(two.save(withPitch('twee'))).toBe('elsewhere')
    expect(two.elsewhere()).toBe('newer')
    expect(draft()).toContain('een')
    two.insist()
    expect(two.save(withPitch('twee'))).toBe('kept')
    expect(one.elsewhere()).toBe('newer')
  })

  test('one that adopts the other writes nothing by itself', () => {
    const one = newDraftKeeper(null)
    const two = newDraftKeeper(null)
    one.save(withPitch('een'))
    const data = readDraft(draft()) ?? emptyWizard()
    two.adopt(data)
    expect(two.save(data)).toBe('nothing new')
    expect(two.save(withPitch('verder'))).toBe('kept')
  })

  test('what was sent in one is not saved again by the other', () => {
    const one = newDraftKeeper(null)
    one.save(withPitch('een'))
    const two = newDraftKeeper(readDraft(draft()))
    one.close()
    expect(one.save(withPitch('later'))).toBe('nothing new')
    expect(two.elsewhere()).toBe('gone')
    expect(two.save(withPitch('twee'))).toBe('elsewhere')
    expect(draft()).toBeNull()
  })
})
