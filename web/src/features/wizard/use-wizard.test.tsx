import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { InitialEntry } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { session } from '../../lib/session'
import { keys, local } from '../../lib/storage'
import { keptFor } from '../../lib/wizard-drafts'
import { renderInApp } from '../../test/render'
import { type Answer, later, on, reply, silent } from '../../test/server'
import { aSite, selectable } from '../../test/site'
import { ready } from './application-for-tests'
import { writeDraft } from './draft/draft'
import { emptyWizard } from './empty-wizard'
import type { WizardData } from './model'
import WizardPage from './wizard-page'

const user = 7
const exp = Date.now() / 1_000 + 3_600
const access = `x.${btoa(JSON.stringify({ user_id: user, username: 'anna', exp }))}.x`
const judge = 'POST /api/elevator-pitch-evaluation/evaluate/'

const withPitch = (text: string): WizardData => {
  const data = emptyWizard()
  return { ...data, texts: { ...data.texts, elevator_pitch: { text, given: null } } }
}

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {})
  on('GET /api/site/', aSite({ today: '2026-07-01' }))
  on(
    'GET /api/company-dashboard/companies/',
    [1, 2, 3].map((id) => selectable(id)),
  )
  session.start({ access, refresh: 'r' })
  local.set(keys.selectedCompany, '1')
})
afterEach(() => void vi.restoreAllMocks())

const store = (data: WizardData) => local.set(keys.draft, writeDraft(data, user))
const open = (at: InitialEntry = '/new-request') => renderInApp(<WizardPage />, at)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const pitch = () => screen.getByRole('textbox', { name: 'Elevator pitch' })

/** Has another tab store a draft. */
const storeElsewhere = (data: WizardData) =>
  act(() => {
    store(data)
    window.dispatchEvent(new StorageEvent('storage', { key: keys.draft }))
  })

/** Lets the browser refuse to set drafts aside. */
function fill() {
  const set = Storage.prototype.setItem
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (key === keys.earlierDrafts) throw new DOMException('full', 'QuotaExceededError')
    set.call(this, key, value)
  })
}

const full = /Je browser kan je concept niet bewaren/

describe('the company of a draft stays its company', () => {
  const chosen = async (id: string) => {
    await waitFor(() => expect(screen.getByLabelText('Bedrijf')).toHaveProperty('value', id))
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
    expect(screen.getByLabelText('Bedrijf')).toHaveProperty('value', id)
  }

  test('after a reload', async () => {
    store({ ...ready({ client: 3 }), step: 3 })
    open()
    await chosen('3')
  })

  test('when it is loaded from another tab', async () => {
    store({ ...ready({ client: 1 }), step: 3 })
    open()
    await chosen('1')
    storeElsewhere({ ...ready({ client: 3, estimated_hours_input: '7' }), step: 3 })
    press('Nieuwer concept laden')
    await chosen('3')
  })

  test('when a request is begun again', async () => {
    open({ pathname: '/new-request', state: { clearExisting: true, request: { client_company: { id: 3 } } } })
    press('DOORGAAN')
    press('DOORGAAN')
    await chosen('3')
  })
})

test('a company that one only reads is not offered, and another takes its place', async () => {
  on('GET /api/company-dashboard/companies/', [selectable(1, 'Lasvonk', 'reader'), selectable(2), selectable(3)])
  store({ ...ready({ client: 1 }), step: 3 })
  open()
  await waitFor(() => expect(screen.getByLabelText('Bedrijf')).toHaveProperty('value', '2'))
  expect(screen.queryByRole('option', { name: /Lasvonk/ })).toBeNull()
})

describe('what another tab has stored is not lost', () => {
  beforeEach(() => {
    store(withPitch('hier'))
    open()
    storeElsewhere(withPitch('daar'))
  })
  const aside = () => keptFor(user).map(({ draft }) => draft)

  test('when this draft is wiped: it is set aside', async () => {
    press('Wis concept')
    press('Wissen')
    expect(pitch()).toHaveProperty('value', '')
    expect(local.get(keys.draft)).toBeNull()
    expect(aside()).toEqual([expect.stringContaining('daar')])
  })

  test('when this draft is wiped and the storage is full: it stays', () => {
    fill()
    press('Wis concept')
    press('Wissen')
    expect(local.get(keys.draft)).toContain('daar')
  })

  test('nor is what is here, when the storage is full: nothing is loaded', () => {
    fill()
    press('Nieuwer concept laden')
    expect(pitch()).toHaveProperty('value', 'hier')
    expect(screen.getByText(full)).toBeTruthy()
  })

  test('when one goes on with this draft and the storage is full', () => {
    fill()
    press('Verder met deze versie')
    expect(local.get(keys.draft)).toContain('daar')
    expect(screen.getByText(full)).toBeTruthy()
  })
})

test.each([true, false])(
  'a draft that cannot be set aside for what is handed over stays stored (clearing: %s)',
  async (clearExisting) => {
    on(judge, silent) // the text is judged at once
    store(withPitch('vroeger'))
    fill()
    const { unmount } = open({ pathname: '/new-request', state: { elevator_pitch: 'nieuw', clearExisting } })
    expect(pitch()).toHaveProperty('value', 'nieuw')
    expect(screen.getByText(full)).toBeTruthy()
    unmount() // which saves
    expect(local.get(keys.draft)).toContain('vroeger')
  },
)

describe('what is about a former draft does not reach the loaded one', () => {
  const green = {
    text: 'daar',
    given: { text: 'daar', verdict: { isGoodEnough: true, isWbsoEligible: true, suggestions: 'Helder.' } },
  }
  const other = (): WizardData => ({ ...withPitch('daar'), texts: { ...emptyWizard().texts, elevator_pitch: green } })
  const load = () => {
    storeElsewhere(other())
    press('Nieuwer concept laden')
  }

  test('a verdict that is still to come', async () => {
    const [verdict, give] = later<Answer<typeof judge>>()
    on(judge, () => verdict)
    store(withPitch('hier'))
    open()
    press('Beoordeel elevator pitch')
    expect(await screen.findByText('Je tekst wordt beoordeeld…')).toBeTruthy()
    load()
    expect(screen.queryByText('Je tekst wordt beoordeeld…')).toBeNull()
    await act(async () => give({ isGoodEnough: false, isWbsoEligible: false, suggestions: 'Nee.' }))
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
    expect(screen.getByText('Goed')).toBeTruthy()
    expect(screen.queryByText('Niet geschikt voor WBSO')).toBeNull()
  })

  test('what was said about an empty or a failed text', async () => {
    on(judge, reply(502, { detail: 'away' }))
    store(withPitch('hier'))
    open()
    press('Beoordeel technische knelpunten')
    press('Beoordeel elevator pitch')
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Er is een fout opgetreden/)
    load()
    expect(screen.queryByText('Vul eerst je technische knelpunten in.')).toBeNull()
    expect(screen.queryByText(/^Er is een fout opgetreden/)).toBeNull()
  })

  test('and its own verdicts are neither typed out nor read aloud', () => {
    store(withPitch('hier'))
    open()
    load()
    expect(screen.getByText('Helder.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Toon alles' })).toBeNull()
    expect(screen.queryByText('Elevator pitch: Goed. Helder.')).toBeNull()
  })
})

test('the summary gets the focus, also after the notice at the gate had it', async () => {
  store({ ...ready({ client: 1, estimated_hours_input: '' }), step: 3 })
  open()
  const { click } = userEvent.setup()
  const button = (name: string) => click(screen.getByRole('button', { name }))
  const summary = () => screen.getByRole('group', { name: 'Controleer de gemarkeerde velden' })
  await screen.findByLabelText('Bedrijf')
  await button('VERZENDEN')
  expect(document.activeElement).toBe(summary())
  await button('DOORGAAN')
  await click(screen.getByRole('checkbox', { name: 'We werken samen met partners' }))
  await button('TERUG')
  await button('DOORGAAN')
  await button('Samenwerking uitzetten')
  await button('DOORGAAN')
  await button('VERZENDEN')
  expect(document.activeElement).toBe(summary())
})

test('while the application is sent, nothing in it can be changed', async () => {
  on('POST /api/requests/', silent)
  store({ ...ready({ client: 1 }), step: 3 })
  open()
  await screen.findByLabelText('Bedrijf')
  const company = screen.getByLabelText('Bedrijf')
  expect(company.closest('[inert]')).toBeNull()
  storeElsewhere(withPitch('daar'))
  press('VERZENDEN')
  await screen.findByRole('button', { name: 'VERZENDEN…' })
  expect(company.closest('[inert]')).not.toBeNull()
  expect(screen.queryByRole('button', { name: 'Nieuwer concept laden' })).toBeNull()
})
