import { describe, expect, test } from 'vitest'
import { full } from './application-for-tests'
import { writeDraft } from './draft/draft'
import { emptyWizard, isWritten } from './empty-wizard'
import { begin } from './opening-state'

describe('how the wizard begins', () => {
  test('with the saved draft', () => {
    expect(begin(null, writeDraft(full, null))).toMatchObject({ data: full, used: false, toJudge: [], setAside: null })
  })

  test('with texts that are handed over, which are judged', () => {
    const { data, toJudge, setAside, used } = begin({ elevator_pitch: 'nieuw', innovation_description: ' ' }, null)
    expect(data.texts.elevator_pitch).toEqual({ text: 'nieuw', given: null })
    expect([toJudge, setAside, used]).toEqual([['elevator_pitch'], null, true])
  })

  test('without the draft when it is to be cleared, which is then kept apart', () => {
    const draft = writeDraft(full, null)
    const { data, setAside, clears, unsaved } = begin({ clearExisting: true }, draft)
    expect([isWritten(data), setAside, clears, unsaved]).toEqual([false, draft, true, false])
    expect(begin({ clearExisting: true }, writeDraft(emptyWizard(), null)).setAside).toBeNull()
  })

  test('with an earlier request', () => {
    const request = {
      estimated_hours_input: 900,
      own_hours: 300,
      start_of_project: '2027-03-01',
      project_started_on: '2025-03-01',
      project_type: 'fysiek_product',
      also_develop_code: true,
      cost_calculation_method: null,
      extra_costs_description: null,
      collaborative_effort: true,
      collaboration_partners: [{ company_name: 'TU', location: '', contribution: '' }],
      client_company: { id: 3, name: 'Pompwacht B.V.' },
    }
    const { data } = begin({ clearExisting: true, request }, null)
    expect(data.answers).toEqual({
      ...emptyWizard().answers,
      estimated_hours_input: '900',
      own_hours: '300',
      start_of_project: '01-03-2027',
      continues: true,
      project_started_on: '01-03-2025',
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
