import { expect, test } from 'vitest'
import { ApiError } from '../../lib/api-error'
import { checkAll, checkHours, checkPartner, checkStart, stepsDone } from './checks'
import { chosenCompany } from './chosen-company'
import { labelOf } from './labels'
import { type Answers, emptyWizard, type WizardData } from './model'
import { payloadOf, submissionKey } from './payload'
import { checkFields, inOrder, problemOf } from './problem'
import type { JudgedText } from './texts'
import { parseTypedDate, parseWhole } from './typed'
import { costQuestion } from './use-cost-advisor'

const green = (text: string): JudgedText => ({
  text,
  verdict: { text, evaluation: { isGoodEnough: true, isWbsoEligible: true, suggestions: '' } },
})

const ready = (change: Partial<Answers> = {}, more: Partial<WizardData> = {}): WizardData => {
  const data = emptyWizard()
  return {
    ...data,
    texts: { elevator_pitch: green('p'), innovation_description: green('i'), technical_challenges_input: green('t') },
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

test('the payload of part 1 section 3, an existing company', () => {
  expect(payloadOf(ready())).toEqual({
    elevator_pitch: 'p',
    innovation_description: 'i',
    technical_challenges_input: 't',
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

test('a new company goes by name and number, without an id', () => {
  const payload = payloadOf(ready({ company_name: ' Nieuw B.V. ', kvk_number: '12 34 56 78' }, { newCompany: true }))
  expect(payload).toMatchObject({ company_name: 'Nieuw B.V.', kvk_number: '12345678' })
  expect(payload).not.toHaveProperty('client')
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

test('the question to the advisor', () => {
  expect(costQuestion(ready({ has_extra_costs: true, extra_costs_description: ' lab ' }))).toEqual({
    elevator_pitch: 'p',
    innovation_description: 'i',
    technical_challenges: 't',
    estimated_hours: 1200,
    project_type: 'programmatuur',
    has_extra_costs: 'ja',
    cost_description: 'lab',
  })
  expect(costQuestion(ready({ estimated_hours_input: 'x' }))).toMatchObject({
    estimated_hours: 0,
    has_extra_costs: 'nee',
    cost_description: '(geen beschrijving)',
  })
})

test.each([
  ['1200', 1200],
  ['1.200', 1200],
  ['1 200', 1200],
  ['12.345.678', 12345678],
  [' 7 ', 7],
  ['0', 0],
  ['-5', -5],
  ['7,5', 7.5],
  ['10.02', 10.02],
  ['', null],
  ['1e3', null],
  ['veel', null],
  ['12 34', null],
])('pitfall 20: %j is read as %j', (typed, want) => expect(parseWhole(typed).value).toBe(want))

test.each([
  ['1-3-2027', '2027-03-01'],
  ['01/03/2027', '2027-03-01'],
  ['01.03.2027', '2027-03-01'],
  [' 2027-03-01 ', '2027-03-01'],
  ['31-02-2027', null],
  ['1-3-27', null],
  ['morgen', null],
])('the date %j is %j', (typed, want) => expect(parseTypedDate(typed).value).toBe(want))

test('a field says nothing when it is right', () => {
  expect([checkHours('0'), checkHours('1.000.000'), checkStart('1-3-2027')]).toEqual([null, null, null])
  expect(checkHours('1.000.001')).toBe('Vul hooguit 1.000.000 uur in.')
  expect(checkPartner('location', '')).toBeNull()
  expect(checkPartner('company_name', ' ')).toBe('Dit veld mag niet leeg zijn.')
  expect(checkPartner('company_name', '🙂'.repeat(60))).toBeNull()
  expect(checkPartner('contribution', 'x'.repeat(81))).toBe('Gebruik hooguit 80 tekens.')
})

test('nothing keeps a sound application back', () => {
  expect(checkAll(ready())).toBeNull()
  expect(stepsDone(ready())).toEqual([true, true, true])
})

test('first what keeps the button closed, then the texts, then the rest', () => {
  const bad = ready({ client: null, estimated_hours_input: '' }, { terms: false })
  const texts = { ...bad.texts, innovation_description: { text: 'i', verdict: null } }
  expect(Object.keys(checkAll({ ...bad, texts })?.fields ?? {})).toEqual(['client', 'terms'])
  const nameless = [{ key: 4, company_name: '', location: '', contribution: '' }]
  const alsoPartner = { ...bad.answers, collaborative_effort: true, collaboration_partners: nameless }
  expect(Object.keys(checkAll({ ...bad, answers: alsoPartner })?.fields ?? {})).toEqual([
    'collaboration_partners.0.company_name',
    'client',
    'terms',
  ])
  const open = { ...bad, texts, terms: true, answers: { ...bad.answers, client: 7 } }
  expect(checkAll(open)).toMatchObject({
    title: 'Ga terug naar stap 1 en zorg dat alle drie de velden groene feedback hebben.',
    jumpTo: 'innovation_description',
  })
  expect(checkAll({ ...open, texts: bad.texts })).toMatchObject({
    title: checkFields,
    fields: { estimated_hours_input: 'Dit veld mag niet leeg zijn.' },
  })
})

test('a text that was changed after its verdict is not confirmed', () => {
  const data = ready()
  const changed = { ...data.texts.elevator_pitch, text: 'p anders' }
  expect(checkAll({ ...data, texts: { ...data.texts, elevator_pitch: changed } })?.fields).toEqual({
    elevator_pitch: 'Deze tekst is gewijzigd. Laat hem opnieuw beoordelen.',
  })
})

test('collaboration needs a partner with a name', () => {
  expect(checkAll(ready({ collaborative_effort: true }))?.fields).toEqual({
    collaboration_partners: 'Voeg minimaal één partner toe',
  })
  const nameless = [{ key: 4, company_name: '', location: '', contribution: '' }]
  expect(checkAll(ready({ collaborative_effort: true, collaboration_partners: nameless }))?.fields).toEqual({
    'collaboration_partners.0.company_name': 'Dit veld mag niet leeg zijn.',
  })
})

test('errors stand in the order of the questions', () => {
  expect(
    inOrder(['kvk_number', 'terms', 'collaboration_partners.1.location', 'start_of_project', 'elevator_pitch']),
  ).toEqual(['elevator_pitch', 'start_of_project', 'collaboration_partners.1.location', 'kvk_number', 'terms'])
  expect(labelOf('collaboration_partners.1.location')).toBe('Partner 2, locatie')
})

test.each([
  [
    new ApiError(400, null, {
      kvk_number: ['This field may not be blank.', 'Nog iets.'],
      non_field_errors: ['Zo niet.'],
    }),
    { title: checkFields, fields: { kvk_number: 'Dit veld mag niet leeg zijn., Nog iets.' }, notes: ['Zo niet.'] },
  ],
  [new ApiError(400, 'Even niet.'), { title: 'Even niet.', fields: {}, notes: [] }],
  [new ApiError(400), { title: 'Aanvraag mislukt', fields: {}, notes: [] }],
  [new Error('x'), { title: 'Aanvraag mislukt', fields: {}, notes: [] }],
])('what the server says is shown: %s', (error, want) => expect(problemOf(error)).toEqual(want))

test.each([0, 502, 503])('status %i promises that the draft is kept', (status) => {
  expect(problemOf(new ApiError(status)).notes.at(-1)).toContain('je concept is bewaard')
})

test.each([
  [[1, 2], '2', 1, 2],
  [[1, 2], '9', 2, 2],
  [[1, 2], null, null, 1],
  [[1, 2], 'x', null, 1],
  [[], '2', 2, null],
] as const)('of %j, last chosen %j and draft %j, the company is %j', (ids, stored, current, want) =>
  expect(chosenCompany([...ids], stored, current)).toBe(want),
)
