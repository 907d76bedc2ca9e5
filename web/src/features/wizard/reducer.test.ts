import { describe, expect, test } from 'vitest'
import { partnersMax } from '../../lib/limits'
import { emptyWizard } from './empty-wizard'
import type { WizardData } from './model'
import { type Action, newModel, reduce, type WizardModel } from './reducer'
import { checkFields } from './send/findings'

const good = { isGoodEnough: true, isWbsoEligible: true, suggestions: '' }

const modelAfter = (actions: Action[], data: WizardData = emptyWizard()): WizardModel =>
  actions.reduce(reduce, newModel(data))

const describing: Action = { type: 'answer', change: { extra_costs_description: 'sensoren 4.000 euro' } }
const advised = (recommendation: 'forfetair' | 'werkelijke'): Action => ({
  type: 'advise',
  given: { about: 'x', advice: { recommendation, reasoning: '', warning: '' } },
  load: 0,
})

test('an emptied text loses its verdict, also one that arrives later', () => {
  const judged: Action = { type: 'judge', field: 'elevator_pitch', given: { text: 'a', verdict: good }, load: 0 }
  const write = (text: string): Action => ({ type: 'write', field: 'elevator_pitch', text })
  expect(modelAfter([write('a'), judged]).data.texts.elevator_pitch.given).not.toBeNull()
  expect(modelAfter([write('a'), judged, write(' ')]).data.texts.elevator_pitch.given).toBeNull()
  expect(modelAfter([write('a'), write(''), judged]).data.texts.elevator_pitch.given).toBeNull()
})

test('a recommended flat rate is set, actual costs are left to the user', () => {
  expect(modelAfter([describing, advised('forfetair')]).data.answers.cost_calculation_method).toBe('forfetair')
  expect(
    modelAfter([describing, advised('forfetair'), advised('werkelijke')]).data.answers.cost_calculation_method,
  ).toBeNull()
})

test('an emptied description loses its advice, also one that arrives later', () => {
  const emptied: Action = { type: 'answer', change: { extra_costs_description: ' ' } }
  for (const actions of [
    [describing, advised('forfetair'), emptied],
    [describing, emptied, advised('forfetair')],
  ]) {
    const { data } = modelAfter(actions)
    expect([data.advice, data.answers.cost_calculation_method]).toEqual([null, null])
  }
})

test('a verdict and an advice about a former draft do not reach the one that was loaded', () => {
  const loaded: Action = { type: 'load', data: emptyWizard() }
  const write: Action = { type: 'write', field: 'elevator_pitch', text: 'a' }
  const judged = (load: number): Action => ({
    type: 'judge',
    field: 'elevator_pitch',
    given: { text: 'a', verdict: good },
    load,
  })
  const { data } = modelAfter([loaded, write, describing, judged(0), advised('forfetair')])
  expect([data.texts.elevator_pitch.given, data.advice]).toEqual([null, null])
  expect(modelAfter([loaded, write, judged(1)]).data.texts.elevator_pitch.given).not.toBeNull()
})

test('there are at most five partners, and rows keep their key', () => {
  const { data } = modelAfter([
    ...Array.from({ length: 7 }, (): Action => ({ type: 'add-partner' })),
    { type: 'remove-partner', key: 2 },
    { type: 'partner', key: 3, change: { location: 'Delft' } },
    { type: 'add-partner' },
  ])
  expect(data.answers.collaboration_partners).toHaveLength(partnersMax)
  expect(data.answers.collaboration_partners.map(({ key }) => key)).toEqual([1, 3, 4, 5, 6])
  expect(data.answers.collaboration_partners[1]?.location).toBe('Delft')
  expect(data.answers.collaborative_effort).toBe(true)
})

test('what was wrong with a field is forgotten when it changes, and the rest stays', () => {
  const fields = ['kvk_number', 'collaboration_partners.0.location', 'elevator_pitch']
  const problems = fields.map((field) => ({ field, message: 'x' }))
  const wrong: Action = { type: 'found', findings: { title: checkFields, problems } }
  const left = (...actions: Action[]) =>
    modelAfter([wrong, ...actions]).findings?.problems.map(({ field }) => field) ?? []
  const kvk: Action = { type: 'answer', change: { kvk_number: '1' } }
  expect(left(kvk)).toEqual(['collaboration_partners.0.location', 'elevator_pitch'])
  expect(left({ type: 'add-partner' })).toEqual(['kvk_number', 'elevator_pitch'])
  const written: Action = { type: 'write', field: 'elevator_pitch', text: 'a' }
  expect(left(written)).toContain('elevator_pitch') // a text is right once it is green
  const judged: Action = { type: 'judge', field: 'elevator_pitch', given: { text: 'a', verdict: good }, load: 0 }
  expect(left(written, judged)).not.toContain('elevator_pitch')
  expect(modelAfter([wrong, kvk, { type: 'add-partner' }, written, judged]).findings).toBeNull()
  expect(modelAfter([wrong]).attempted).toBe(true)
})

test('going to the step one is at changes nothing', () => {
  const model = newModel(emptyWizard())
  expect(reduce(model, { type: 'go', step: 1 })).toBe(model)
})

describe('companies that arrive', () => {
  const arrive = (selected: number | null): Action => ({ type: 'companies', selected })
  const wrong: Action = {
    type: 'found',
    findings: { title: checkFields, problems: [{ field: 'client', message: 'Kies een bedrijf.' }] },
  }
  const told = (...actions: Action[]) => modelAfter(actions).findings?.problems.map(({ field }) => field) ?? []

  test('bring the selected one, which answers the question for a company', () => {
    expect(modelAfter([arrive(3)]).data).toMatchObject({ newCompany: false, answers: { client: 3 } })
    expect(told(wrong, arrive(3))).toEqual([])
  })

  test('if there are none, ask for a new one, and the question stays until it is answered', () => {
    expect(modelAfter([arrive(null)]).data.newCompany).toBe(true)
    expect(told(wrong, arrive(null))).toEqual(['client'])
    const named: Action = { type: 'answer', change: { company_name: 'Pompwacht' } }
    expect(told(wrong, arrive(null), named)).toEqual([])
  })

  test('do not hide that the company was refused', () => {
    expect(told(arrive(3), wrong, arrive(1))).toEqual(['client'])
  })

  test('end the question for a new one, unless it is being answered', () => {
    expect(modelAfter([arrive(null), arrive(3)]).data.newCompany).toBe(false)
    const named: Action = { type: 'answer', change: { company_name: 'Pompwacht' } }
    expect(modelAfter([arrive(null), named, arrive(3)]).data.newCompany).toBe(true)
    expect(modelAfter([arrive(3), { type: 'new-company', open: true }, arrive(4)]).data.newCompany).toBe(true)
  })
})
