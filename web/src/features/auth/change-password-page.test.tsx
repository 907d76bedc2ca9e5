import { act, fireEvent, screen } from '@testing-library/react'
import { Route, Routes, useLocation } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { paths } from '../../lib/paths'
import { fromOf } from '../../lib/return-path'
import { session } from '../../lib/session'
import { renderInApp } from '../../test/render'
import { broken, on, reply } from '../../test/server'
import { signedIn, tokenOf } from '../../test/signed-in'
import { type as typeIn } from '../../test/type'
import ChangePasswordPage from './change-password-page'

const call = 'POST /api/auth/change-password/'

function Arrived() {
  const { pathname, state } = useLocation()
  return <p>{`${pathname} ${fromOf(state)}`}</p>
}

function open() {
  window.history.replaceState(null, '', paths.changePassword)
  renderInApp(
    <Routes>
      <Route path={paths.changePassword} element={<ChangePasswordPage />} />
      <Route path="*" element={<Arrived />} />
    </Routes>,
    paths.changePassword,
  )
}

const type = (label: string, text: string) => typeIn(screen.getByLabelText(label), text)

async function fill(old: string, next: string, repeat = next) {
  await type('Oud wachtwoord', old)
  await type('Nieuw wachtwoord', next)
  await type('Herhaal nieuw wachtwoord', repeat)
}

const press = () => fireEvent.click(screen.getByRole('button', { name: 'Wachtwoord wijzigen' }))

async function change(...typed: Parameters<typeof fill>) {
  await fill(...typed)
  press()
}

const alarm = async () => (await screen.findByRole('group')).textContent

afterEach(() => void vi.useRealTimers())

test.each([
  ['', '', '', 'Vul je oude wachtwoord in.Vul een nieuw wachtwoord in.'],
  ['oud', 'nieuw-genoeg', '', 'Herhaal je nieuwe wachtwoord.'],
  ['oud', 'nieuw-genoeg', 'iets-anders', 'Wachtwoorden komen niet overeen'],
])('says what is missing before anything is sent: %j, %j, %j', async (old, next, repeat, words) => {
  signedIn()
  open()
  await change(old, next, repeat)
  expect(await alarm()).toBe(words)
})

test.each([
  [
    'the old password',
    reply(400, { old_password: ['Je oude wachtwoord klopt niet.'] }),
    'Je oude wachtwoord klopt niet.',
  ],
  ['the new one', reply(400, { new_password: ['This password is too common.'] }), 'Dit wachtwoord komt te vaak voor.'],
  ['a limit', reply(429, { detail: 'Te veel pogingen.' }), 'Te veel pogingen.'],
  ['a fault', broken, 'Wachtwoord wijzigen mislukt'],
])('says why the server refuses: %s', async (_, answer, words) => {
  signedIn()
  on(call, answer)
  open()
  await change('oud', 'nieuw-genoeg')
  expect(await alarm()).toBe(words)
  expect(screen.getByLabelText<HTMLInputElement>('Nieuw wachtwoord').value).toBe('nieuw-genoeg')
})

test('A-13 keeps the one who changed it signed in, and goes to the profile after two seconds', async () => {
  signedIn()
  const access = tokenOf(7, { exp: 9 })
  const sent = on(call, { access, refresh: 'nieuw' })
  open()
  await fill('oud', 'nieuw-genoeg')
  vi.useFakeTimers()
  press()
  press()
  await act(() => vi.advanceTimersByTimeAsync(100))
  expect(sent.map(({ body }) => body)).toEqual([{ old_password: 'oud', new_password: 'nieuw-genoeg' }])
  expect(document.activeElement?.textContent).toBe('Wachtwoord succesvol gewijzigd')
  expect([session.access(), session.refresh()]).toEqual([access, 'nieuw'])
  await act(() => vi.advanceTimersByTimeAsync(1_800))
  expect(screen.getByRole('button', { name: 'Blijf op deze pagina' })).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(200))
  expect(screen.getByText(`${paths.profile} null`)).toBeTruthy()
})
