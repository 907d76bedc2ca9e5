import { screen } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { paths } from '../../lib/paths'
import { keys, local } from '../../lib/storage'
import { me } from '../../test/in-session'
import { renderInApp } from '../../test/render'
import { on, reply, writes } from '../../test/server'
import { tokenOf } from '../../test/signed-in'
import LoginPage from './login-page'

const second = 'POST /api/token/second-factor/'

/** Signs in with a password that is right. */
async function open(): Promise<UserEvent> {
  on('POST /api/token/', reply(401, { detail: 'Vul de code uit je app in.', code: 'second_factor', challenge: '7.x' }))
  on('GET /api/users/me/', me)
  renderInApp(<LoginPage />, paths.login)
  const user = userEvent.setup()
  await user.type(screen.getByLabelText(/^Gebruikersnaam/), 'jansen')
  await user.type(screen.getByLabelText('Wachtwoord'), 'goed{Enter}')
  await screen.findByRole('heading', { name: 'Tweede stap' })
  return user
}

const code = () => screen.getByRole<HTMLInputElement>('textbox')

test('a code is asked after the password, and one that is wrong asked again', async () => {
  on(second, reply(400, { otp: ['Deze code klopt niet, of is al gebruikt.'] }), {
    access: tokenOf(7, { username: 'jansen' }),
    refresh: 'r',
  })
  const user = await open()
  expect([code().autocomplete, code().inputMode]).toEqual(['one-time-code', 'numeric'])
  expect(document.activeElement).toBe(code())
  await user.keyboard('111111{Enter}')
  expect((await screen.findAllByText('Deze code klopt niet, of is al gebruikt.')).length).toBeGreaterThan(0)
  expect(local.get(keys.refresh)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Gebruik een herstelcode' }))
  expect(screen.getByLabelText('Herstelcode')).toBe(code())
  expect(code().inputMode).toBe('text')
  await user.clear(code())
  await user.type(code(), 'abcd-efgh{Enter}')
  await screen.findByText((_, element) => element === document.body)
  expect(local.get(keys.refresh)).toBe('r')
  expect(writes().map(({ body }) => body)).toEqual([
    { username: 'jansen', password: 'goed' },
    { challenge: '7.x', otp: '111111' },
    { challenge: '7.x', otp: 'abcd-efgh' },
  ])
})

test.each([true, false])('too late or back: the password is asked again: %j', async (late) => {
  on(second, reply(401, { detail: 'Token is invalid or expired', code: 'token_not_valid' }))
  const user = await open()
  if (late) await user.keyboard('111111{Enter}')
  else await user.click(screen.getByRole('button', { name: 'Terug' }))
  expect(await screen.findByRole('heading', { name: 'Inloggen' })).toBeTruthy()
  expect(screen.queryByText(/^Er ging te veel tijd voorbij/) !== null).toBe(late)
  const password = screen.getByLabelText<HTMLInputElement>('Wachtwoord')
  expect([document.activeElement, password.value]).toEqual([password, ''])
  expect(screen.getByLabelText<HTMLInputElement>(/^Gebruikersnaam/).value).toBe('jansen')
})
