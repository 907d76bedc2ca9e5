import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes, useLocation } from 'react-router'
import { expect, test, vi } from 'vitest'
import { paths } from '../../lib/paths'
import { messageOf } from '../../lib/return-path'
import { renderInApp } from '../../test/render'
import { tokenOf } from '../../test/signed-in'
import LoginPage from './login-page'
import RegisterPage from './register-page'

const access = tokenOf(7, { username: 'jansen' })

/** Serves registering, and signing in with this status. */
function serve(signingIn: number) {
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url)
    if (pathname === '/api/token/') return Response.json({ access, refresh: 'r' }, { status: signingIn })
    return Response.json({ brand: 'Speurwerk' })
  })
}

function Arrived() {
  const { pathname, state } = useLocation()
  return (
    <p>
      {pathname}: {messageOf(state)}
    </p>
  )
}

async function register() {
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
  serve(200)
  await register()
  expect(await screen.findByText('/new-request: Je account is aangemaakt. Je bent ingelogd.')).toBeTruthy()
})

test('when only signing in fails, the sign-in screen follows and says that the account is there', async () => {
  serve(503)
  await register()
  expect(await screen.findByText('/login: Je account is aangemaakt. Log in met je nieuwe gegevens.')).toBeTruthy()
})

test('signing in says that the e-mail address will do', () => {
  serve(200)
  renderInApp(<LoginPage />, paths.login)
  expect(screen.getByRole('textbox', { name: 'Gebruikersnaam', description: 'Je e-mailadres mag ook' })).toBeTruthy()
})
