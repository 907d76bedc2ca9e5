import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { expect, test, vi } from 'vitest'
import type { UserProfile } from '../../api/account'
import { session } from '../../lib/session'
import { keys, local } from '../../lib/storage'
import { me } from '../../test/in-session'
import { renderInApp } from '../../test/render'
import { broken, on, reply, writes } from '../../test/server'
import { signedIn, tokenOf } from '../../test/signed-in'
import DetailsTab from './details-tab'
import ProfilePage from './profile-page'

const mails = { open_days: true, digest: true }
const nobody: UserProfile = { first_name: '', last_name: '', phone: '', mails }
const change = 'PATCH /api/user-profile/'
const closing = 'POST /api/account/close/'
const noor = { ...me, username: 'noor', email: 'noor@example.nl' }

/** Opens the tab on a server that has this profile. */
function open(profile: UserProfile) {
  let stored = profile
  on('GET /api/users/me/', noor)
  on('GET /api/user-profile/', () => stored)
  on('GET /api/account/export/', new Response('{}'))
  on(change, ({ body }) => {
    stored = { ...stored, ...body, mails: { ...stored.mails, ...body.mails } }
    return stored
  })
  show()
}

function show() {
  signedIn()
  renderInApp(
    <Routes>
      <Route element={<ProfilePage />}>
        <Route path="/profile/details" element={<DetailsTab />} />
        <Route path="*" element={null} />
      </Route>
    </Routes>,
    '/profile/details',
  )
}

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label)
const write = async (label: string, value: string) => fireEvent.change(await field(label), { target: { value } })
const button = (name: string) => screen.getByRole('button', { name })
const agree = () => fireEvent.click(screen.getByRole('checkbox', { name: /^Ik ga akkoord/ }))
const alarms = () => Array.from(document.querySelectorAll('[role=group]'), ({ textContent }) => textContent)

test('what is saved is locked, what is empty is not, and the address is only read', async () => {
  open({ ...nobody, first_name: 'Noor', phone: '0612345678' })
  expect((await field('Voornaam')).disabled).toBe(true)
  expect((await field('Achternaam')).disabled).toBe(false)
  expect((await field('Telefoonnummer')).disabled).toBe(true)
  const email = await field('E-mailadres')
  expect([email.value, email.readOnly, email.disabled]).toEqual(['noor@example.nl', true, false])
  const contact = screen.getByRole('link', { name: 'Neem contact op' })
  expect(contact.getAttribute('href')).toBe('/contact')
  expect(contact.parentElement?.textContent).toMatch(/Klopt dit niet\? Neem contact op: een typefout verbeteren/)
  expect(screen.getByRole('link', { name: 'privacyverklaring' }).getAttribute('href')).toBe('/privacy')
  expect(screen.getByRole('link', { name: 'Wijzig wachtwoord' }).getAttribute('href')).toBe('/change-password')
})

test('an address that is not proved says what for, and a press mails the link once', async () => {
  open(nobody)
  on('GET /api/users/me/', { ...noor, email_verified: false })
  on('POST /api/account/verify/send/', reply(429, { detail: 'Probeer het over een uur opnieuw.' }), reply(204, null))
  expect(await screen.findByText(/Bevestig dat noor@example.nl jouw e\u2011mailadres is/)).toBeTruthy()
  fireEvent.click(button('Mail me de link'))
  expect(await screen.findByText('Probeer het over een uur opnieuw.')).toBeTruthy()
  fireEvent.click(button('Mail me de link'))
  fireEvent.click(button('Mail me de link'))
  const sent = await screen.findByText(/Er is een mail onderweg naar noor@example.nl/)
  expect(document.activeElement?.contains(sent)).toBe(true)
  expect(document.activeElement).not.toBe(document.body)
  expect(writes()).toHaveLength(2)
})

test('an address that was proved in another tab is no longer asked about', async () => {
  open(nobody)
  let verified = false
  on('GET /api/users/me/', () => ({ ...noor, email_verified: verified }))
  on(
    'POST /api/account/verify/send/',
    reply(409, { detail: 'Dit e-mailadres is al bevestigd.', code: 'address_verified' }),
  )
  await screen.findByText(/Bevestig dat/)
  verified = true
  fireEvent.click(button('Mail me de link'))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Mail me de link' })).toBeNull())
})

test('what was typed is still there after a look at another tab', async () => {
  open(nobody)
  await write('Voornaam', 'Noor')
  fireEvent.click(screen.getByRole('tab', { name: 'Portaal' }))
  expect(screen.queryByLabelText('Voornaam')).toBeNull()
  fireEvent.click(screen.getByRole('tab', { name: 'Details' }))
  expect((await field('Voornaam')).value).toBe('Noor')
})

test('what one user typed is gone when another one signs in', async () => {
  open(nobody)
  await write('Voornaam', 'Noor')
  act(() => session.start({ access: tokenOf(8), refresh: 'x' }))
  expect((await field('Voornaam')).value).toBe('')
})

test('nothing is sent without consent, which is said', async () => {
  open(nobody)
  await write('Voornaam', 'Noor')
  expect(button('Update mijn profiel').getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(button('Update mijn profiel'))
  expect(alarms()).toContain('Ga akkoord met de privacyverklaring.')
  expect(writes()).toEqual([])
  agree()
  expect(button('Update mijn profiel').getAttribute('aria-disabled')).toBeNull()
})

test('sends what is open and filled in, once, and locks what came back', async () => {
  open({ ...nobody, last_name: 'de Vries' })
  await write('Voornaam', ' Noor ')
  agree()
  fireEvent.click(button('Update mijn profiel'))
  fireEvent.click(button('Update mijn profiel'))
  expect(await screen.findByText('Je profiel is bijgewerkt.')).toBeTruthy()
  expect(writes()).toEqual([{ call: change, body: { first_name: 'Noor' } }])
  const first = await field('Voornaam')
  expect([first.value, first.disabled]).toEqual(['Noor', true])
  expect((await field('Telefoonnummer')).disabled).toBe(false)
  await write('Telefoonnummer', '06') // not saved yet
  expect(screen.queryByText('Je profiel is bijgewerkt.')).toBeNull()
})

test.each([
  [reply(400, { phone: ['Ensure this field has no more than 30 characters.'] }), 'Gebruik hooguit 30 tekens.'],
  [broken, 'Je profiel is niet opgeslagen. Probeer het opnieuw.'],
])('a failure is said in place and nothing is lost: %j', async (answer, words) => {
  open(nobody)
  on(change, answer)
  await write('Telefoonnummer', '06')
  agree()
  fireEvent.click(button('Update mijn profiel'))
  await waitFor(() => expect(alarms()).toContain(words))
  expect((await field('Telefoonnummer')).value).toBe('06')
})

test.each([
  ['GET /api/users/me/', 'Kon gebruikersgegevens niet ophalen.'],
  ['GET /api/user-profile/', 'Kon profielgegevens niet ophalen.'],
] as const)('a failure of %s replaces the form, until it works', async (call, words) => {
  on('GET /api/users/me/', noor)
  on('GET /api/user-profile/', nobody)
  on(call, broken)
  show()
  expect((await screen.findByText(words)).closest('[role=alert]')).toBeTruthy()
  expect(screen.queryByLabelText('Voornaam')).toBeNull()
  on(call, { ...nobody, ...noor })
  fireEvent.click(button('Probeer opnieuw'))
  expect(await field('Voornaam')).toBeTruthy()
})

test('everything that is stored can be downloaded', async () => {
  URL.createObjectURL = () => 'blob:x'
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  open(nobody)
  fireEvent.click(button('Mijn gegevens downloaden'))
  await waitFor(() => expect(saved.mock.contexts[0]).toHaveProperty('download', 'mijn-gegevens.json'))
})

async function closeWith(password: string, enabled = false) {
  on('GET /api/account/second-factor/', { enabled, since: null, recovery_codes_left: 0 })
  fireEvent.click(button('Account sluiten'))
  await write('Wachtwoord', password)
  fireEvent.click(button('Sluit mijn account'))
}

test.each([
  ['', broken, 'Vul je wachtwoord in.'],
  ['fout', reply(400, { password: ['Dit wachtwoord klopt niet.'] }), 'Dit wachtwoord klopt niet.'],
  ['goed', broken, 'Je account is niet gesloten. Probeer het opnieuw.'],
])('an account that is not closed says why: %j', async (password, answer, words) => {
  signedIn()
  open(nobody)
  on(closing, answer)
  await closeWith(password)
  expect(await screen.findByText(words)).toBeTruthy()
  expect(local.get(keys.access)).not.toBeNull()
})

test('D-19 closing an account leaves nothing in the browser', async () => {
  signedIn()
  local.set(keys.selectedCompany, '3')
  local.set(keys.draft, JSON.stringify({ owner: 7 }))
  open(nobody)
  on(closing, null)
  await closeWith('goed')
  await waitFor(() => expect(local.get(keys.access)).toBeNull())
  expect(writes()).toEqual([{ call: closing, body: { password: 'goed' } }])
  for (const key of [keys.refresh, keys.selectedCompany, keys.draft]) expect(local.get(key), key).toBeNull()
})

test('closing asks for a code too where there is a second factor', async () => {
  signedIn()
  open(nobody)
  on(closing, reply(400, { otp: ['Deze code klopt niet, of is al gebruikt.'] }), null)
  await closeWith('goed', true)
  expect(await screen.findByText('Deze code klopt niet, of is al gebruikt.')).toBeTruthy()
  await write('Code uit je app', '123456')
  fireEvent.click(button('Sluit mijn account'))
  await waitFor(() => expect(local.get(keys.access)).toBeNull())
  expect(writes()[1]?.body).toEqual({ password: 'goed', otp: '123456' })
})

test('companies with other members are closed only when that is chosen', async () => {
  signedIn()
  open(nobody)
  const alone = 'Je bent de enige eigenaar van Pompwacht B.V., waar ook anderen lid zijn.'
  on(closing, ({ body }) => (body.companies === 'close' ? null : reply(409, { detail: alone, code: 'members' })))
  await closeWith('goed')
  expect(await screen.findByText(alone)).toBeTruthy()
  fireEvent.click(screen.getByRole('checkbox', { name: /Sluit die bedrijven ook/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Sluit mijn account' }))
  await waitFor(() => expect(local.get(keys.access)).toBeNull())
})

test('what is typed is not lost unasked, also from another tab, until it is saved', async () => {
  open(nobody)
  await write('Voornaam', 'Noor')
  fireEvent.click(screen.getByRole('tab', { name: 'Bedrijven' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  fireEvent.click(screen.getByRole('tab', { name: 'Details' }))
  fireEvent.click(await screen.findByRole('link', { name: 'Neem contact op' }))
  expect(screen.getByText('Je hebt nog niet opgeslagen wat je hier typte.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Annuleren' }))
  expect((await field('Voornaam')).value).toBe('Noor')
})

const friday = () =>
  screen.findByRole<HTMLInputElement>('checkbox', { name: 'Vrijdag een mail als je open dagen hebt' })

test('a mail is switched off at once, by any number of presses, and the other stays', async () => {
  open(nobody)
  const box = await friday()
  fireEvent.click(box)
  fireEvent.click(box)
  expect(await screen.findByText('Opgeslagen.')).toBeTruthy()
  await waitFor(() => expect(box.checked).toBe(false))
  expect(writes()).toEqual([{ call: change, body: { mails: { open_days: false } } }])
  const monday = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Maandag een overzicht van je bedrijven' })
  expect(monday.checked).toBe(true)
})

test('a switch that is not saved goes back', async () => {
  open(nobody)
  on(change, broken)
  fireEvent.click(await friday())
  expect(await screen.findByText('Dit is niet opgeslagen.')).toBeTruthy()
  expect((await friday()).checked).toBe(true)
})
