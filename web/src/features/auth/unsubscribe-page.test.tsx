import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { dropMailCode, takeMailCode } from '../../lib/mail-code'
import { renderInApp } from '../../test/render'
import { broken, on, reply, writes } from '../../test/server'
import UnsubscribePage from './unsubscribe-page'

const call = 'POST /api/mails/unsubscribe/'

beforeEach(() => {
  window.history.replaceState(null, '', '/afmelden?code=geheim')
  takeMailCode()
})
afterEach(() => {
  dropMailCode()
  window.history.replaceState(null, '', '/')
})

const open = () => renderInApp(<UnsubscribePage />, '/afmelden')
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Afmelden' }))

test('opening the link does nothing, and a press of any number ends the mails once', async () => {
  on(call, null)
  open()
  expect(writes()).toEqual([])
  press()
  press()
  expect(await screen.findByText('Je krijgt deze mails niet meer.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Naar je mailinstellingen' }).getAttribute('href')).toBe('/profile/details')
  expect(writes()).toEqual([{ call, body: { code: 'geheim' } }])
})

test('a code that no mail had is said', async () => {
  on(call, reply(404, { detail: 'Not found.' }))
  open()
  press()
  expect(await screen.findByText('Deze link klopt niet.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Afmelden' })).toBeNull()
})

test('what fails may be tried again', async () => {
  on(call, broken, null)
  open()
  press()
  expect(await screen.findByText('Afmelden is niet gelukt.')).toBeTruthy()
  press()
  expect(await screen.findByText('Je krijgt deze mails niet meer.')).toBeTruthy()
})

test('without a code it says where that is', () => {
  dropMailCode()
  open()
  expect(screen.getByText('Open de link uit de mail die je niet meer wilt.')).toBeTruthy()
})
