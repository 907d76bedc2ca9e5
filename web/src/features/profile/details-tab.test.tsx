import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { expect, test, vi } from 'vitest'
import type { UserProfile } from '../../api/account'
import { session } from '../../lib/session'
import { keys, local } from '../../lib/storage'
import { renderInApp } from '../../test/render'
import { signedIn, tokenOf } from '../../test/signed-in'
import DetailsTab from './details-tab'
import ProfilePage from './profile-page'

type Answer = (request: Request) => Response | Promise<Response>

const nobody: UserProfile = { first_name: '', last_name: '', phone: '' }
const sent = vi.fn()

/** A server that has this profile, and other answers to some calls: 'PATCH /api/user-profile/'. */
function serve(profile: UserProfile, others: Record<string, Answer> = {}) {
  let stored = profile
  sent.mockReset()
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url)
    const call = `${request.method} ${pathname}`
    if (request.method !== 'GET') sent(call, JSON.parse(await request.clone().text()))
    if (others[call]) return others[call](request)
    if (pathname === '/api/users/me/') return Response.json({ id: 7, username: 'noor', email: 'noor@example.nl' })
    if (request.method === 'PATCH') stored = { ...stored, ...(await request.json()) }
    return Response.json(pathname === '/api/user-profile/' ? stored : [])
  })
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
const agree = () => fireEvent.click(screen.getByRole('checkbox'))
const alarms = () => Array.from(document.querySelectorAll('[role=alert]'), ({ textContent }) => textContent)
const refusal = (status: number, body: unknown) => () => Response.json(body, { status })

test('what is saved is locked, what is empty is not, and the address is only read', async () => {
  serve({ first_name: 'Noor', last_name: '', phone: '0612345678' })
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

test('what was typed is still there after a look at another tab', async () => {
  serve(nobody)
  await write('Voornaam', 'Noor')
  fireEvent.click(screen.getByRole('tab', { name: 'Portaal' }))
  expect(screen.queryByLabelText('Voornaam')).toBeNull()
  fireEvent.click(screen.getByRole('tab', { name: 'Details' }))
  expect((await field('Voornaam')).value).toBe('Noor')
})

test('what one user typed is gone when another one signs in', async () => {
  serve(nobody)
  await write('Voornaam', 'Noor')
  act(() => session.start({ access: tokenOf(8), refresh: 'x' }))
  expect((await field('Voornaam')).value).toBe('')
})

test('nothing is sent without consent, which is said', async () => {
  serve(nobody)
  await write('Voornaam', 'Noor')
  expect(button('Update mijn profiel').getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(button('Update mijn profiel'))
  expect(alarms()).toContain('Ga akkoord met de privacyverklaring.')
  expect(sent).not.toHaveBeenCalled()
  agree()
  expect(button('Update mijn profiel').getAttribute('aria-disabled')).toBeNull()
})

test('sends what is open and filled in, once, and locks what came back', async () => {
  serve({ ...nobody, last_name: 'de Vries' })
  await write('Voornaam', ' Noor ')
  agree()
  fireEvent.click(button('Update mijn profiel'))
  fireEvent.click(button('Update mijn profiel'))
  expect(await screen.findByText('Je profiel is bijgewerkt.')).toBeTruthy()
  expect(sent.mock.calls).toEqual([['PATCH /api/user-profile/', { first_name: 'Noor' }]])
  const first = await field('Voornaam')
  expect([first.value, first.disabled]).toEqual(['Noor', true])
  expect((await field('Telefoonnummer')).disabled).toBe(false)
  await write('Telefoonnummer', '06') // not saved yet
  expect(screen.queryByText('Je profiel is bijgewerkt.')).toBeNull()
})

test.each([
  [400, { phone: ['Ensure this field has no more than 30 characters.'] }, 'Gebruik hooguit 30 tekens.'],
  [500, {}, 'Je profiel is niet opgeslagen. Probeer het opnieuw.'],
])('a failure is said in place and nothing is lost: %s', async (status, body, words) => {
  serve(nobody, { 'PATCH /api/user-profile/': refusal(status, body) })
  await write('Telefoonnummer', '06')
  agree()
  fireEvent.click(button('Update mijn profiel'))
  await waitFor(() => expect(alarms()).toContain(words))
  expect((await field('Telefoonnummer')).value).toBe('06')
})

test.each([
  ['/api/users/me/', 'Kon gebruikersgegevens niet ophalen.'],
  ['/api/user-profile/', 'Kon profielgegevens niet ophalen.'],
])('a failure of %s replaces the form, until it works', async (path, words) => {
  const answers = { [`GET ${path}`]: refusal(500, {}) as Answer }
  serve(nobody, answers)
  expect((await screen.findByText(words)).closest('[role=alert]')).toBeTruthy()
  expect(screen.queryByLabelText('Voornaam')).toBeNull()
  answers[`GET ${path}`] = () => Response.json({ ...nobody, email: 'noor@example.nl' })
  fireEvent.click(button('Opnieuw proberen'))
  expect(await field('Voornaam')).toBeTruthy()
})

test('everything that is stored can be downloaded', async () => {
  URL.createObjectURL = () => 'blob:x'
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  serve(nobody, { 'GET /api/account/export/': () => Response.json({ account: {} }) })
  fireEvent.click(button('Mijn gegevens downloaden'))
  await waitFor(() => expect(saved.mock.contexts[0]).toHaveProperty('download', 'mijn-gegevens.json'))
})

async function closeWith(password: string) {
  fireEvent.click(button('Account sluiten'))
  await write('Wachtwoord', password)
  fireEvent.click(button('Sluit mijn account'))
}

test.each([
  ['', 0, {}, 'Vul je wachtwoord in.'],
  ['fout', 400, { password: ['Dit wachtwoord klopt niet.'] }, 'Dit wachtwoord klopt niet.'],
  ['goed', 500, {}, 'Je account is niet gesloten. Probeer het opnieuw.'],
])('an account that is not closed says why: %j', async (password, status, body, words) => {
  signedIn()
  serve(nobody, { 'POST /api/account/close/': refusal(status, body) })
  await closeWith(password)
  expect(await screen.findByText(words)).toBeTruthy()
  expect(local.get(keys.access)).not.toBeNull()
})

test('D-19 closing an account leaves nothing in the browser', async () => {
  signedIn()
  local.set(keys.selectedCompany, '3')
  local.set(keys.draft, JSON.stringify({ owner: 7 }))
  serve(nobody, { 'POST /api/account/close/': () => new Response(null, { status: 204 }) })
  await closeWith('goed')
  await waitFor(() => expect(local.get(keys.access)).toBeNull())
  expect(sent.mock.calls).toEqual([['POST /api/account/close/', { password: 'goed' }]])
  for (const key of [keys.refresh, keys.selectedCompany, keys.draft]) expect(local.get(key), key).toBeNull()
})
