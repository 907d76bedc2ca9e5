import { fireEvent, screen, waitFor } from '@testing-library/react'
import { Route, Routes, useLocation } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { dropMailCode, mailCode, takeMailCode } from '../../lib/mail-code'
import { fromOf, messageOf } from '../../lib/return-path'
import { keys, local } from '../../lib/storage'
import { me } from '../../test/in-session'
import { renderInApp } from '../../test/render'
import { broken, on, reply, writes } from '../../test/server'
import { signedIn } from '../../test/signed-in'
import InvitationPage from './invitation-page'

const opening = 'GET /api/invitations/'
const accepting = 'POST /api/invitations/accept/'
const invitation = { company: 'Pompwacht B.V.', role: 'reader', invited_by: 'Zoë Jansen' } as const
const company = { id: 3, company_name: 'Pompwacht B.V.' }

beforeEach(() => {
  window.history.replaceState(null, '', '/uitnodiging?code=geheim')
  takeMailCode()
})
afterEach(() => {
  dropMailCode()
  window.history.replaceState(null, '', '/')
})

function Arrived() {
  const { pathname, state } = useLocation()
  return <p>{`${pathname}: ${messageOf(state) ?? fromOf(state)}`}</p>
}

const open = () =>
  renderInApp(
    <Routes>
      <Route path="/uitnodiging" element={<InvitationPage />} />
      <Route path="*" element={<Arrived />} />
    </Routes>,
    '/uitnodiging',
  )

test('A-19 the code leaves the address bar', () => expect(window.location.search).toBe(''))

test.each([
  ['Inloggen', '/login: /uitnodiging'],
  ['Account aanmaken', '/register: /uitnodiging'],
])('a visitor sees what it is about; %s leads back here and keeps the code', async (name, arrived) => {
  const asked = on(opening, invitation)
  open()
  expect(await screen.findByText('Lezer')).toBeTruthy()
  expect(screen.getByText('Pompwacht B.V.')).toBeTruthy()
  expect(screen.getByText('Zoë Jansen')).toBeTruthy()
  expect(asked[0]?.query.get('code')).toBe('geheim')
  fireEvent.click(screen.getByRole('link', { name }))
  expect(screen.getByText(arrived)).toBeTruthy()
  expect(mailCode()).toBe('geheim')
})

test.each([
  ['reader', '/portal: Bij Pompwacht B.V. ben je nu lezer.', '3'],
  ['employee', '/uren: Bij Pompwacht B.V. ben je nu medewerker.', null],
] as const)('who is signed in becomes %s', async (role, arrived, selected) => {
  signedIn()
  on(opening, { ...invitation, role })
  on(accepting, { company, role, employee: null, until: null })
  open()
  fireEvent.click(await screen.findByRole('button', { name: 'Accepteren' }))
  expect(await screen.findByText(arrived)).toBeTruthy()
  expect(writes()).toEqual([{ call: 'POST /api/invitations/accept/', body: { code: 'geheim' } }])
  expect(mailCode()).toBeNull()
  expect(local.get(keys.selectedCompany)).toBe(selected)
})

test.each([
  [
    reply(403, { detail: 'Deze uitnodiging is voor een ander e-mailadres.', code: 'address' }),
    'Deze uitnodiging is voor een ander e-mailadres.',
    false,
  ],
  [reply(409, { detail: 'Je bent al lid.', code: 'member' }), 'Je bent al lid.', false],
  [
    reply(409, { detail: 'Je hebt deze uitnodiging al geaccepteerd.', code: 'accepted' }),
    'Je hebt deze uitnodiging al geaccepteerd.',
    false,
  ],
  [
    reply(409, { detail: 'Deze medewerker hoort al bij een ander lid.', code: 'employee_linked' }),
    'Deze medewerker hoort al bij een ander lid.',
    true,
  ],
  [reply(404, { detail: 'Not found.' }), 'Deze uitnodiging werkt niet meer.', true],
  [broken, 'Accepteren is niet gelukt.', true],
] as const)('why it is not accepted is said: %j', async (answer, words, again) => {
  signedIn()
  on(opening, invitation)
  on(accepting, answer)
  open()
  fireEvent.click(await screen.findByRole('button', { name: 'Accepteren' }))
  expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Accepteren' }) !== null).toBe(again)
})

test('another account signs in with the same link', async () => {
  signedIn()
  on(opening, invitation)
  on('GET /api/users/me/', me)
  open()
  fireEvent.click(await screen.findByRole('button', { name: 'Met een ander account' }))
  expect(await screen.findByRole('link', { name: 'Inloggen' })).toBeTruthy()
  expect(mailCode()).toBe('geheim')
})

test('a link that works no more says what to do, and so does a page without one', async () => {
  on(opening, reply(404, { detail: 'Not found.' }))
  const { unmount } = open()
  expect(await screen.findByText(/al gebruikt, verlopen of ingetrokken/)).toBeTruthy()
  unmount()
  dropMailCode()
  open()
  await waitFor(() => expect(screen.getByText('Open de link uit de mail met je uitnodiging.')).toBeTruthy())
})
