import { act, fireEvent, screen } from '@testing-library/react'
import type { InitialEntry } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { keys, local } from '../../lib/storage'
import { renderInApp } from '../../test/render'
import { on, silent } from '../../test/server'
import { choose, events } from '../../test/tracked'
import { type as typeIn } from '../../test/type'
import { writeDraft } from './draft/draft'
import { emptyWizard } from './empty-wizard'
import WizardPage from './wizard-page'

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {})
  on('POST /api/elevator-pitch-evaluation/evaluate/', silent)
  on('GET /api/benefit/', silent)
  choose(true, false)
})

const open = (at: InitialEntry = '/new-request') => renderInApp(<WizardPage />, at)
const type = (label: string, value: string) => typeIn(screen.getByLabelText(label), value)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('a form is started by the first typing in it, once', async () => {
  open()
  press('DOORGAAN')
  expect(events()).toEqual([])
  await type('Geschat aantal uren', '1')
  await type('Geschat aantal uren', '12')
  expect(events()).toEqual(['form_started'])
})

test('a form that was stored is started already; the next one is not', async () => {
  const data = emptyWizard()
  const texts = { ...data.texts, elevator_pitch: { text: 'Vorige week', given: null } }
  local.set(keys.draft, writeDraft({ ...data, texts }, null))
  open()
  await type('Elevator pitch', 'Vorige week en nu')
  expect(events()).toEqual([])
  press('Wis concept')
  press('Wissen')
  await type('Elevator pitch', 'Iets anders')
  expect(events()).toEqual(['form_started'])
})

test('a form that another page hands over is started when one goes on with it', async () => {
  open({ pathname: '/new-request', state: { elevator_pitch: 'Van de startpagina', clearExisting: true } })
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
  expect(events()).toEqual([])
  await type('Elevator pitch', 'Van de startpagina, en meer')
  expect(events()).toEqual(['form_started'])
})
