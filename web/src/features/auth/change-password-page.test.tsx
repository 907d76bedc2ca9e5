import { act, fireEvent, screen } from '@testing-library/react'
import { Route, Routes, useLocation } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { paths } from '../../lib/paths'
import { fromOf } from '../../lib/return-path'
import { session } from '../../lib/session'
import { renderInApp } from '../../test/render'
import { signedIn, tokenOf } from '../../test/signed-in'
import ChangePasswordPage from './change-password-page'

const sent = vi.fn()

function serve(answer: () => Response) {
  sent.mockReset()
  vi.stubGlobal('fetch', async (request: Request) => {
    if (!request.url.endsWith('/change-password/')) return Response.json([])
    sent(JSON.parse(await request.text()))
    return answer()
  })
}

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

const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } })

function change(old: string, next: string, repeat = next) {
  type('Oud wachtwoord', old)
  type('Nieuw wachtwoord', next)
  type('Herhaal nieuw wachtwoord', repeat)
  fireEvent.click(screen.getByRole('button', { name: 'Wachtwoord wijzigen' }))
}

const alarm = async () => (await screen.findByRole('alert')).textContent

afterEach(() => void vi.useRealTimers())

test('needs a session, and leads back here', () => {
  serve(() => Response.json({}))
  open()
  expect(screen.getByText(`${paths.login} ${paths.changePassword}`)).toBeTruthy()
})

test.each([
  ['', '', '', 'Vul je oude wachtwoord in.Vul een nieuw wachtwoord in.'],
  ['oud', 'nieuw-genoeg', '', 'Herhaal je nieuwe wachtwoord.'],
  ['oud', 'nieuw-genoeg', 'iets-anders', 'Wachtwoorden komen niet overeen'],
])('says what is missing before anything is sent: %j, %j, %j', async (old, next, repeat, words) => {
  signedIn()
  serve(() => Response.json({}))
  open()
  change(old, next, repeat)
  expect(await alarm()).toBe(words)
  expect(sent).not.toHaveBeenCalled()
})

test.each([
  ['the old password', 400, { old_password: ['Je oude wachtwoord klopt niet.'] }, 'Je oude wachtwoord klopt niet.'],
  ['the new one', 400, { new_password: ['This password is too common.'] }, 'Dit wachtwoord komt te vaak voor.'],
  ['a limit', 429, { detail: 'Te veel pogingen.' }, 'Te veel pogingen.'],
  ['a fault', 500, { detail: 'A server error occurred.' }, 'Wachtwoord wijzigen mislukt'],
])('says why the server refuses: %s', async (_, status, body, words) => {
  signedIn()
  serve(() => Response.json(body, { status }))
  open()
  change('oud', 'nieuw-genoeg')
  expect(await alarm()).toBe(words)
  expect(screen.getByLabelText<HTMLInputElement>('Nieuw wachtwoord').value).toBe('nieuw-genoeg')
})

test('A-13 keeps the one who changed it signed in, and goes to the profile after two seconds', async () => {
  signedIn()
  const access = tokenOf(7, { exp: 9 })
  serve(() => Response.json({ access, refresh: 'nieuw' }))
  open()
  vi.useFakeTimers()
  change('oud', 'nieuw-genoeg')
  fireEvent.click(screen.getByRole('button', { name: 'Wachtwoord wijzigen' }))
  await act(() => vi.advanceTimersByTimeAsync(100))
  expect(sent.mock.calls).toEqual([[{ old_password: 'oud', new_password: 'nieuw-genoeg' }]])
  expect(document.activeElement?.textContent).toBe('Wachtwoord succesvol gewijzigd')
  expect([session.access(), session.refresh()]).toEqual([access, 'nieuw'])
  await act(() => vi.advanceTimersByTimeAsync(1_800))
  expect(screen.getByRole('button', { name: 'Blijf op deze pagina' })).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(200))
  expect(screen.getByText(`${paths.profile} null`)).toBeTruthy()
})
