import { act, fireEvent, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { beforeEach, describe, expect, test } from 'vitest'
import { Providers } from '../../../app/providers'
import { newQueryClient } from '../../../lib/query-client'
import { session } from '../../../lib/session'
import { keys, local } from '../../../lib/storage'
import { keptFor, setAside } from '../../../lib/wizard-drafts'
import { renderInApp } from '../../../test/render'
import { on, silent } from '../../../test/server'
import { type as typeIn } from '../../../test/type'
import { emptyWizard } from '../empty-wizard'
import WizardPage from '../wizard-page'
import { writeDraft } from './draft'

const anna = 7
const bas = 8

const tokenOf = (id: number) => `x.${btoa(JSON.stringify({ user_id: id, username: `u${id}` }))}.x`
const signIn = (id: number) => session.start({ access: tokenOf(id), refresh: 'r' })

const withPitch = (text: string) => {
  const data = emptyWizard()
  return { ...data, texts: { ...data.texts, elevator_pitch: { text, given: null } } }
}
const draftOf = (owner: number | null, text: string) => writeDraft(withPitch(text), owner)

const pitch = () => screen.getByRole('textbox', { name: 'Elevator pitch' })
const write = (value: string) => typeIn(pitch(), value)
const button = (name: string) => screen.getByRole('button', { name })

function open() {
  on('POST /api/elevator-pitch-evaluation/evaluate/', silent)
  const { unmount } = renderInApp(<WizardPage />, '/new-request')
  return { leave: unmount }
}

/** Has another tab sign somebody in, or out. */
const elsewhere = (access: string | null) =>
  act(() => {
    if (access === null) local.remove(keys.access, keys.refresh)
    else local.set(keys.access, access)
    window.dispatchEvent(new StorageEvent('storage', { key: keys.access }))
  })

describe('a draft whose owner’s session has ended', () => {
  beforeEach(() => void local.set(keys.draft, draftOf(anna, 'geheim van Anna')))

  test('is not shown to the next user, and opens again for its owner', async () => {
    signIn(bas)
    const { leave } = open()
    expect(pitch()).toHaveProperty('value', '')
    expect(document.body.textContent).not.toContain('geheim')
    expect(screen.queryByText(/Log in om ermee verder te gaan/)).toBeNull()
    await write('van Bas')
    leave()
    session.clear()
    signIn(anna)
    open()
    expect(pitch()).toHaveProperty('value', 'geheim van Anna')
    expect(document.body.textContent).not.toContain('van Bas')
    expect(keptFor(bas)).toHaveLength(1)
  })

  test('is not shown to a visitor, who reads that signing in brings it back', async () => {
    const { leave } = open()
    expect(pitch()).toHaveProperty('value', '')
    expect(document.body.textContent).not.toContain('geheim')
    expect(screen.getByText(/Log in om ermee verder te gaan/)).toBeTruthy()
    expect(local.get(keys.draft)).toContain('geheim van Anna')
    await write('x') // which is stored, but not over hers
    leave()
    expect(keptFor(anna)).toHaveLength(1)
  })

  test('is offered when its owner has begun another one as a visitor', async () => {
    const { leave } = open()
    await write('als bezoeker')
    leave()
    signIn(anna)
    open()
    expect(pitch()).toHaveProperty('value', 'als bezoeker')
    fireEvent.click(button('Vorig concept terugzetten'))
    expect(pitch()).toHaveProperty('value', 'geheim van Anna')
    expect(keptFor(bas)).toEqual([])
  })
})

test('F8 a draft is opened once the page is there, not while it is drawn', () => {
  setAside(draftOf(null, 'van een bezoeker'), 'open')
  const page = (
    <Providers queries={newQueryClient()}>
      <MemoryRouter>
        <WizardPage />
      </MemoryRouter>
    </Providers>
  )
  renderToString(page)
  expect([local.get(keys.draft), keptFor(null).length]).toEqual([null, 1])
  open()
  expect(pitch()).toHaveProperty('value', 'van een bezoeker')
  expect(keptFor(null)).toEqual([])
})

test('a visitor’s draft is adopted by the one who signs in, and by nobody after', () => {
  local.set(keys.draft, JSON.stringify({ form: { elevator_pitch: 'van voor het inloggen' } }))
  signIn(anna)
  const first = open()
  expect(pitch()).toHaveProperty('value', 'van voor het inloggen')
  first.leave()
  session.clear()
  signIn(bas)
  open()
  expect(pitch()).toHaveProperty('value', '')
})

test('two tabs, two users: a tab changes to the other’s draft at once, and what was just typed is kept', async () => {
  signIn(anna)
  open()
  await write('net getypt')
  elsewhere(tokenOf(bas))
  expect(pitch()).toHaveProperty('value', '')
  await write('van Bas')
  elsewhere(tokenOf(anna))
  expect(pitch()).toHaveProperty('value', 'net getypt')
  elsewhere(null)
  expect(pitch()).toHaveProperty('value', '')
  expect(screen.getByText(/Log in om ermee verder te gaan/)).toBeTruthy()
})

describe('drafts that were set aside', () => {
  /** Comes from home with a text and the wish to begin anew. */
  function handOver(text: string) {
    const { unmount } = renderInApp(<WizardPage />, {
      pathname: '/new-request',
      state: { elevator_pitch: text, clearExisting: true },
    })
    unmount()
  }
  const shown = () => {
    const list = within(screen.getByRole('list', { name: 'Eerdere concepten' }))
    return list.getAllByRole('listitem').map((item) => item.querySelector('p')?.firstChild?.textContent)
  }

  test('are five, and the second hand-over keeps the first', () => {
    for (const text of ['een', 'twee', 'drie']) handOver(text)
    open()
    expect(pitch()).toHaveProperty('value', 'drie')
    expect(shown()).toEqual(['twee', 'een'])
    fireEvent.click(button('Vorig concept terugzetten'))
    expect(pitch()).toHaveProperty('value', 'twee')
    expect(shown()).toEqual(['drie', 'een'])
    fireEvent.click(button('Terugzetten: een'))
    expect(pitch()).toHaveProperty('value', 'een')
    expect(shown()).toEqual(['twee', 'drie'])
  })

  test('are not offered any more once declined, but stay', () => {
    for (const text of ['een', 'twee']) handOver(text)
    const { leave } = open()
    fireEvent.click(button('Niet nodig'))
    expect(screen.queryByRole('button', { name: 'Vorig concept terugzetten' })).toBeNull()
    leave()
    open()
    expect(screen.queryByRole('button', { name: 'Vorig concept terugzetten' })).toBeNull()
    expect(shown()).toEqual(['een'])
  })

  test('are those that another tab would write over, too', async () => {
    open()
    await write('hier')
    act(() => {
      local.set(keys.draft, draftOf(null, 'daar'))
      window.dispatchEvent(new StorageEvent('storage', { key: keys.draft }))
    })
    fireEvent.click(button('Nieuwer concept laden'))
    expect(pitch()).toHaveProperty('value', 'daar')
    expect(shown()).toEqual(['hier'])
    act(() => {
      local.set(keys.draft, draftOf(null, 'weer daar'))
      window.dispatchEvent(new StorageEvent('storage', { key: keys.draft }))
    })
    fireEvent.click(button('Verder met deze versie'))
    expect(shown()).toEqual(['weer daar', 'hier'])
  })
})
