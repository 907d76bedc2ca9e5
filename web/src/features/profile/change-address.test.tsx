import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInApp } from '../../test/render'
import { on, reply, writes } from '../../test/server'
import { ChangeAddress } from './change-address'

const call = 'PATCH /api/account/address/'
const confirm = 'POST /api/account/confirm/'

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

/** Opens the dialog, types an address and sends it. */
async function ask(email: string) {
  press('Wijzig e\u2011mailadres')
  const field = await screen.findByLabelText<HTMLInputElement>('Nieuw e\u2011mailadres')
  fireEvent.change(field, { target: { value: email } })
  press('Mail me de link')
}

/** Types the password of an account without a second factor. */
async function confirmWith(password: string) {
  on('GET /api/account/second-factor/', { enabled: false, since: null, recovery_codes_left: 0 })
  const dialog = within(await screen.findByRole('dialog', { name: 'Vul je wachtwoord nog een keer in' }))
  fireEvent.change(dialog.getByLabelText('Wachtwoord'), { target: { value: password } })
  fireEvent.click(dialog.getByRole('button', { name: 'Ga verder' }))
  return dialog
}

test('the link goes to what was typed, once, and that is said', async () => {
  on(call, null)
  renderInApp(<ChangeAddress />)
  await ask(' ')
  expect(await screen.findByText('Vul het e-mailadres in.')).toBeTruthy()
  press('Annuleren')
  await ask(' nieuw@example.nl ')
  press('Mail me de link')
  expect(await screen.findByText(/Er is een mail onderweg naar nieuw@example.nl/)).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(writes()).toEqual([{ call, body: { email: 'nieuw@example.nl' } }])
  press('Wijzig e\u2011mailadres')
  expect(screen.queryByText(/Er is een mail onderweg/)).toBeNull()
})

test('an address that is taken is said at the field', async () => {
  on(call, reply(400, { email: ['A user with that email already exists.'] }))
  renderInApp(<ChangeAddress />)
  await ask('ander@example.nl')
  const field = await screen.findByLabelText('Nieuw e\u2011mailadres')
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
})

test('the password is asked for first, and then the link is sent', async () => {
  on(call, reply(403, { detail: 'Vul eerst je wachtwoord nog een keer in.', code: 'confirm_required' }))
  on(confirm, reply(400, { password: ['Dit wachtwoord klopt niet.'] }), () => {
    on(call, null)
    return null
  })
  renderInApp(<ChangeAddress />)
  await ask('nieuw@example.nl')
  const empty = await confirmWith('')
  expect(await empty.findByText('Vul je wachtwoord in.')).toBeTruthy()
  const dialog = await confirmWith('verkeerd')
  expect(await dialog.findByText('Dit wachtwoord klopt niet.')).toBeTruthy()
  await confirmWith('goed')
  expect(await screen.findByText(/Er is een mail onderweg naar nieuw@example.nl/)).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('without the password no link is sent, and what was typed is still there', async () => {
  on(call, reply(403, { detail: 'Vul eerst je wachtwoord nog een keer in.', code: 'confirm_required' }))
  on('GET /api/account/second-factor/', { enabled: false, since: null, recovery_codes_left: 0 })
  renderInApp(<ChangeAddress />)
  await ask('nieuw@example.nl')
  const asked = await screen.findByRole('dialog', { name: 'Vul je wachtwoord nog een keer in' })
  fireEvent.click(within(asked).getByRole('button', { name: 'Annuleren' }))
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Mail me de link' }).getAttribute('aria-busy')).toBeNull(),
  )
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByLabelText<HTMLInputElement>('Nieuw e\u2011mailadres').value).toBe('nieuw@example.nl')
  expect(writes()).toHaveLength(1)
})

test('what is refused after the password is said, and what was typed is still there', async () => {
  on(
    call,
    reply(403, { detail: 'Vul eerst je wachtwoord nog een keer in.', code: 'confirm_required' }),
    reply(429, { detail: 'Te veel verzoeken. Probeer het over een uur opnieuw.' }),
  )
  on(confirm, null)
  renderInApp(<ChangeAddress />)
  await ask('nieuw@example.nl')
  await confirmWith('goed')
  expect(await screen.findByText('Te veel verzoeken. Probeer het over een uur opnieuw.')).toBeTruthy()
  expect((await screen.findByLabelText<HTMLInputElement>('Nieuw e\u2011mailadres')).value).toBe('nieuw@example.nl')
})
