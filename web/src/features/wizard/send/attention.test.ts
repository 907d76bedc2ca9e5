import { describe, expect, test } from 'vitest'
import { ready } from '../application-for-tests'
import { emptyWizard } from '../empty-wizard'
import type { WizardData } from '../model'
import { textSpecs } from '../texts/text-specs'
import { hintsFor } from './attention'
import { checkAll } from './check-all'
import { summaryOf } from './summary'

const at = (step: 1 | 2 | 3, data: WizardData): WizardData => ({ ...data, step })
const nameless = { collaborative_effort: true }

describe('what the sidebar says', () => {
  test('is nothing about a sound application or an empty one', () => {
    for (const step of [1, 2, 3] as const) expect(hintsFor(at(step, ready()))).toEqual(['', '', ''])
    expect(hintsFor(emptyWizard())).toEqual(['', '', ''])
  })

  test('is about the steps that one has passed', () => {
    expect(hintsFor(at(3, emptyWizard()))).toEqual([
      'Elevator pitch: Vul deze tekst in en laat hem beoordelen. En nog 2 punten.',
      'Geschat aantal uren: Dit veld mag niet leeg zijn. En nog 1 punt.',
      '',
    ])
  })

  test('is not about the open step, and about a later one only when it is begun', () => {
    const data = ready({ estimated_hours_input: 'veel', ...nameless })
    expect(hintsFor(at(2, data))).toEqual(['', '', 'Partners: Voeg minimaal één partner toe'])
    expect(hintsFor(at(2, ready({ ...nameless, client: null })))[2]).toBe(
      'Partners: Voeg minimaal één partner toe. En nog 1 punt.',
    )
    expect(hintsFor(at(1, data))[1]).toBe('Geschat aantal uren: Voer een geldig getal in.')
    expect(hintsFor(at(1, { ...emptyWizard(), step: 1 }))).toEqual(['', '', ''])
  })
})

describe('a notice refuses nothing', () => {
  const hours = ready({ estimated_hours_input: '0' })
  const costs = ready({ has_extra_costs: true, extra_costs_description: 'sensoren' })
  const todo = (data: WizardData, label: string) => summaryOf(data, []).find((row) => row.label === label)?.todo

  test('hours of 0', () => {
    const said = 'Je gaf 0 uur op. Zonder uren krijg je geen WBSO.'
    expect(hintsFor(at(3, hours))[1]).toBe(`Geschat aantal uren: ${said}`)
    expect(todo(hours, 'Geschat aantal uren')).toBe(said)
    expect(checkAll(hours)).toBeNull()
  })

  test('extra costs without a method', () => {
    const said = 'Kies nog een kostenmethode, of vraag advies.'
    expect(hintsFor(at(3, costs))[1]).toBe(`Kostenmethode: ${said}`)
    expect(todo(costs, 'Kostenmethode')).toBe(said)
    expect(checkAll(costs)).toBeNull()
    const chosen = ready({ ...costs.answers, cost_calculation_method: 'forfetair' })
    expect([hintsFor(at(3, chosen))[1], todo(chosen, 'Kostenmethode')]).toEqual(['', ''])
    const alone = ready({ ...costs.answers, applicant: 'self_employed' })
    expect([hintsFor(at(3, alone))[1], todo(alone, 'Kostenmethode'), todo(alone, 'Extra kosten')]).toEqual([
      '',
      undefined,
      '',
    ])
  })
})

test('the check block lists what is wrong', () => {
  const data = ready({ estimated_hours_input: 'veel', start_of_project: '31-02-2027', ...nameless })
  const rows = Object.fromEntries(summaryOf(data, []).map(({ label, value, todo }) => [label, [value, todo]]))
  expect(rows).toMatchObject({
    'Geschat aantal uren': ['veel', 'Voer een geldig getal in.'],
    Startdatum: ['31-02-2027', 'Deze datum bestaat niet. Controleer de dag en de maand.'],
    Partners: ['', 'Voeg minimaal één partner toe'],
  })
  const open = summaryOf(emptyWizard(), []).filter(({ todo }) => todo === 'Nog niet ingevuld')
  const texts = textSpecs.map(({ label }) => label)
  expect(open.map(({ label }) => label)).toEqual([...texts, 'Geschat aantal uren', 'Startdatum', 'Bedrijf'])
})

test('the check block says which part of a row is wrong', () => {
  const partners = [{ key: 1, company_name: 'TU', location: '', contribution: 'x'.repeat(81) }]
  const data = ready({ collaborative_effort: true, collaboration_partners: partners })
  expect(summaryOf(data, []).find(({ label }) => label === 'Partners')).toMatchObject({
    value: 'TU',
    todo: 'Partner 1, bijdrage: Gebruik hooguit 80 tekens.',
  })
})

test('the check block does not call a chosen company missing while the companies load', () =>
  expect(summaryOf(ready({ client: 3 }), []).find(({ label }) => label === 'Bedrijf')).toMatchObject({
    value: '…',
    todo: '',
  }))

test('the check block lists a company number that is wrong', () => {
  const data = ready({ client: null, company_name: 'Pompwacht', kvk_number: '1234' }, { newCompany: true })
  expect(summaryOf(data, []).find(({ label }) => label === 'Bedrijf')).toMatchObject({
    value: 'Pompwacht (nieuw, KvK 1234)',
    todo: 'KvK-nummer: Vul een KvK-nummer van 8 cijfers in.',
  })
})
