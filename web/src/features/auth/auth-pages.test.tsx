import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes, useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { paths } from '../../lib/paths'
import { messageOf } from '../../lib/return-path'
import { me } from '../../test/in-session'
import { renderInApp } from '../../test/render'
import { on, reply } from '../../test/server'
import { tokenOf } from '../../test/signed-in'
import LoginPage from './login-page'
import RegisterPage from './register-page'

const access = tokenOf(7, { username: 'jansen' })

function Arrived() {
  const { pathname, state } = useLocation()
  return (
    <p>
      {pathname}: {messageOf(state)}
    </p>
  )
}

async function register() {
  on('POST /auth/register/', { ...me, username: 'jansen', email: 'jansen@example.nl', email_verified: false })
  renderInApp(
    <Routes>
      <Route path={paths.register} element={<RegisterPage />} />
      <Route path="*" element={<Arrived />} />
    </Routes>,
    paths.register,
  )
  const user = userEvent.setup()
  await user.type(screen.getByLabelText('Gebruikersnaam'), 'jansen')
  await user.type(screen.getByLabelText('E-mailadres'), 'jansen@example.nl')
  await user.type(screen.getByLabelText('Wachtwoord'), 'paardebloem-7')
  await user.type(screen.getByLabelText('Herhaal wachtwoord'), 'paardebloem-7')
  await user.click(screen.getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: 'Account aanmaken' }))
}

test('registering ends in the wizard, with a word of success', async () => {
  on('POST /api/token/', { access, refresh: 'r' })
  await register()
  expect(await screen.findByText('/new-request: Je account is aangemaakt. Je bent ingelogd.')).toBeTruthy()
})

test('when only signing in fails, the sign-in screen follows and says that the account is there', async () => {
  on('POST /api/token/', reply(503, { detail: 'Het is nu te druk.' }))
  await register()
  expect(await screen.findByText('/login: Je account is aangemaakt. Log in met je nieuwe gegevens.')).toBeTruthy()
})

test('signing in says that the e-mail address will do', () => {
  renderInApp(<LoginPage />, paths.login)
  expect(screen.getByRole('textbox', { name: 'Gebruikersnaam', description: 'of e-mailadres' })).toBeTruthy()
})

test.each([
  [true, undefined, '/uren: '],
  [false, undefined, '/: '],
  [true, { from: '/uitnodiging' }, '/uitnodiging: '],
])('signing in leads back, or home, or to the own hours: only an employee %j, %j', async (only_employee, state, to) => {
  on('POST /api/token/', { access, refresh: 'r' })
  on('GET /api/users/me/', { ...me, only_employee })
  renderInApp(
    <Routes>
      <Route path={paths.login} element={<LoginPage />} />
      <Route path="*" element={<Arrived />} />
    </Routes>,
    { pathname: paths.login, state },
  )
  const user = userEvent.setup()
  await user.type(screen.getByLabelText(/^Gebruikersnaam/), 'jansen')
  await user.type(screen.getByLabelText('Wachtwoord'), 'paardebloem-7{Enter}')
  expect(await screen.findByText((text) => text.trim() === to.trim())).toBeTruthy()
})
