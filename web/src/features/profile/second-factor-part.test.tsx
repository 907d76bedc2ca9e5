import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderInApp } from '../../test/render'
import { broken, on, reply, writes } from '../../test/server'
import { SecondFactorPart } from './second-factor-part'

const factor = 'GET /api/account/second-factor/'
const setUp = 'POST /api/account/second-factor/'
const renew = 'POST /api/account/second-factor/recovery-codes/'
const end = 'DELETE /api/account/second-factor/'
const confirm = 'POST /api/account/confirm/'
const off = { enabled: false, since: null, recovery_codes_left: 0 }
const unconfirmed = reply(403, { detail: 'Vul eerst je wachtwoord nog een keer in.', code: 'confirm_required' })
const made = { secret: 'ABCDEFGHIJ', otpauth: 'otpauth://totp/x', qr: 'data:image/png;base64,' }
const codes = ['aaaa-bbbb', 'cccc-dddd']

const onWith = (left: number) => ({ enabled: true, since: '2026-11-16T08:05:00Z', recovery_codes_left: left })
const user = userEvent.setup()
const press = async (name: string) => user.click(await screen.findByRole('button', { name }))
const dialog = (name: string) => screen.findByRole('dialog', { name })

async function types(password: string) {
  const asked = within(await dialog('Vul je wachtwoord nog een keer in'))
  await user.type(asked.getByLabelText('Wachtwoord'), `${password}{Enter}`)
}

test('setting up: the password, a picture, a code and the recovery codes', async () => {
  on(factor, off)
  on(setUp, unconfirmed, made)
  on(confirm, null)
  renderInApp(<SecondFactorPart />)
  await press('Zet de tweede stap aan')
  await types('goed')
  expect((await screen.findByRole('img')).getAttribute('src')).toBe(made.qr)
  expect(screen.getByText('ABCD EFGH IJ')).toBeTruthy()
  on(setUp, reply(400, { otp: ['Deze code klopt niet, of is al gebruikt.'] }), unconfirmed, () => {
    on(factor, onWith(10))
    return reply(201, { recovery_codes: codes })
  })
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Code uit je app')))
  await user.type(screen.getByLabelText('Code uit je app'), '1{Enter}')
  expect(await screen.findByText('Deze code klopt niet, of is al gebruikt.')).toBeTruthy()
  await user.type(screen.getByLabelText('Code uit je app'), '23456{Enter}')
  await types('goed')
  expect(await screen.findByText('aaaa-bbbb')).toBeTruthy()
  const leaving = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(leaving)
  expect(leaving.defaultPrevented).toBe(true) // they are shown once
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
  await press('Print')
  expect(print).toHaveBeenCalledOnce()
  await press('Ik heb ze bewaard')
  expect(await screen.findByText(/Je hebt nog 10 herstelcodes/)).toBeTruthy()
  expect(screen.queryByText('aaaa-bbbb')).toBeNull()
  expect(writes().at(-1)?.body).toEqual({ otp: '123456' })
})

test('new codes and ending are asked for first, with a code too, and say why they failed', async () => {
  on(factor, onWith(1))
  on(renew, broken, reply(201, { recovery_codes: codes }))
  renderInApp(<SecondFactorPart />)
  expect(await screen.findByText(/nog 1 herstelcode\. Maak nieuwe/)).toBeTruthy()
  await press('Nieuwe herstelcodes')
  const asked = within(await dialog('Nieuwe herstelcodes?'))
  await user.click(asked.getByRole('button', { name: 'Maak nieuwe codes' }))
  expect((await asked.findByRole('alert')).textContent).toBe('Kon geen nieuwe herstelcodes maken')
  await user.click(asked.getByRole('button', { name: 'Maak nieuwe codes' }))
  expect(await screen.findByText('cccc-dddd')).toBeTruthy()
  await press('Ik heb ze bewaard')

  on(end, unconfirmed, () => {
    on(factor, off)
    return null
  })
  on(confirm, ({ body }) => (body.otp === '123456' ? null : reply(400, { otp: ['Deze code klopt niet.'] })))
  await press('Zet uit')
  await user.click(within(await dialog('Tweede stap uitzetten?')).getByRole('button', { name: 'Zet uit' }))
  const again = within(await dialog('Vul je wachtwoord nog een keer in'))
  await user.type(again.getByLabelText('Wachtwoord'), 'goed{Enter}')
  expect(await again.findByText('Vul de code in.')).toBeTruthy()
  await user.click(again.getByRole('button', { name: 'Gebruik een herstelcode' }))
  expect(document.activeElement).toBe(again.getByLabelText('Herstelcode'))
  await user.type(again.getByLabelText('Herstelcode'), '123456{Enter}')
  expect(await screen.findByText('De tweede stap staat uit.')).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Zet de tweede stap aan' })).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading')))
})

test('what does not load says so, and so does a picture that is not made', async () => {
  on(factor, broken, off)
  on(setUp, broken)
  renderInApp(<SecondFactorPart />)
  await press('Probeer opnieuw')
  await press('Zet de tweede stap aan')
  expect((await screen.findByRole('alert')).textContent).toBe('Kon geen code voor je app maken')
})

test('a factor whose answer was lost is shown as on after leaving the form', async () => {
  on(factor, off)
  on(setUp, made, () => {
    on(factor, onWith(10))
    return broken
  })
  renderInApp(<SecondFactorPart />)
  await press('Zet de tweede stap aan')
  await user.type(await screen.findByLabelText('Code uit je app'), '123456{Enter}')
  expect((await screen.findByRole('alert')).textContent).toBe('Kon de tweede stap niet aanzetten')
  await press('Annuleren')
  expect(await screen.findByText(/Je hebt nog 10 herstelcodes/)).toBeTruthy()
})
