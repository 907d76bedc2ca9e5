import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { dropMailCode, mailCode, takeMailCode } from '../../lib/mail-code'
import { keys, local } from '../../lib/storage'
import { renderInApp } from '../../test/render'
import { on, reply, writes } from '../../test/server'
import { signedIn } from '../../test/signed-in'
import UndoAddressPage from './undo-address-page'

const call = 'POST /api/account/address/undo/'

beforeEach(() => {
  window.history.replaceState(null, '', '/adres-terug?code=geheim')
  takeMailCode()
})
afterEach(() => {
  dropMailCode()
  window.history.replaceState(null, '', '/')
})

const open = () => renderInApp(<UndoAddressPage />, '/adres-terug')
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Zet mijn adres terug' }))

test('opening the link does nothing, and a press of any number restores the address once', async () => {
  signedIn()
  on(call, null)
  open()
  expect(writes()).toEqual([])
  press()
  press()
  expect(await screen.findByText('Je account heeft je e\u2011mailadres terug.')).toBeTruthy()
  const next = screen.getByRole('link', { name: 'Kies een nieuw wachtwoord' })
  expect(next.getAttribute('href')).toBe('/forgot-password')
  expect(writes()).toEqual([{ call, body: { code: 'geheim' } }])
  expect(mailCode()).toBeNull()
  expect(local.get(keys.access)).toBeNull()
})

test('what fails is said, and may be tried again', async () => {
  const used = 'Deze link werkt niet meer: hij is al gebruikt, of ouder dan zeven dagen.'
  on(call, reply(503, { detail: 'Het is nu erg druk.' }), reply(400, { detail: used, code: 'address_undo_invalid' }))
  open()
  press()
  expect(await screen.findByText('Het is nu erg druk.')).toBeTruthy()
  press()
  expect(await screen.findByText(used)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Neem contact op' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Zet mijn adres terug' })).toBeNull()
})

test('without a code it says where that is', () => {
  dropMailCode()
  open()
  expect(screen.getByText(/Open de link uit de mail over je gewijzigde/)).toBeTruthy()
})
