import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import type { Role } from '../../lib/roles'
import { me } from '../../test/in-session'
import { anEmployee, companyFigures } from '../../test/projects'
import { renderInApp } from '../../test/render'
import { aRequest } from '../../test/requests'
import { broken, on, reply, writes } from '../../test/server'
import { signedIn } from '../../test/signed-in'
import { selectable } from '../../test/site'
import PortalPage from './portal-page'

beforeEach(signedIn)

const companies = 'GET /api/company-dashboard/companies/'
const stats = 'GET /api/company-dashboard/stats/'
const people = 'GET /api/employees/by_company/'
const change = 'PATCH /api/employees/{id}/'
const reveal = 'POST /api/employees/{id}/reveal-bsn/'

function withCompany(role: Role = 'owner') {
  on(companies, [selectable(3, 'Pompwacht B.V.', role)])
  on(stats, companyFigures({ company: { ...companyFigures().company, role } }))
  on(people, [anEmployee()])
}

const button = (name: string) => screen.getByRole('button', { name })
const press = (name: string) => fireEvent.click(button(name))

test('the company has its figures and data, and a card that leads to each project', async () => {
  withCompany()
  renderInApp(<PortalPage />)
  expect(await screen.findByText('1.310,5')).toBeTruthy()
  expect(screen.getByText('3011 AB Rotterdam')).toBeTruthy()
  const project = screen.getByRole('link', { name: 'Lagerschade herkennen' })
  expect(project.getAttribute('href')).toBe('/project/WBSO-2026-00012')
  const card = project.closest('li')?.textContent
  expect(card).toContain('WBSO-2026-00012 · Fysiek product · vanaf 01-03-2026')
  expect(card).toContain('1 medewerker310,5 uur deze maand')
})

test('a card has its deadline, progress, worth and hours, one next action and a menu', async () => {
  const { projects } = companyFigures()
  const [open] = projects.map((one) => ({
    ...one,
    question_count: 3,
    counted_hours: '310.5',
    filing: { ...one.filing, deadline: '2026-12-20', working_days: 12 },
  }))
  const filed = projects.map((one) => ({ ...one, id: 13, project_number: 'WBSO-2026-00013', filed: '2026-11-20' }))
  withCompany()
  on(stats, companyFigures({ projects: [...(open ? [open] : []), ...filed] }))
  renderInApp(<PortalPage />)
  const action = await screen.findByRole('link', { name: 'Maak af (3 vragen) WBSO-2026-00012' })
  const card = within(action.closest('li') as HTMLElement)
  expect(card.getByText('Dien in tot en met 20-12-2026')).toBeTruthy()
  expect(card.getByText('nog 12 werkdagen')).toBeTruthy()
  expect(card.getByRole('list', { name: 'Voortgang' }).textContent).toContain('Betalen (klaar)Afmaken (nog niet)')
  expect(card.getByText('Een indicatie, voor 1.200 uur in 2026')).toBeTruthy()
  expect((await card.findByRole('meter')).getAttribute('aria-valuetext')).toBe('310,5 van 1.200 uur van je aanvraag')
  expect(card.getByRole('table', { name: 'Uren per maand van WBSO-2026-00012' })).toBeTruthy()
  expect(card.getByText('Meer')).toBeTruthy()
  const other = within(
    screen.getByRole('link', { name: 'Uren toevoegen WBSO-2026-00013' }).closest('li') as HTMLElement,
  )
  expect(other.getByText('Ingediend bij RVO op 20-11-2026')).toBeTruthy()
  expect(other.getByText('Bekijk je ingediende aanvraag')).toBeTruthy()
})

test('a card whose document failed says so, and what can be done', async () => {
  const { projects } = companyFigures()
  const failed = projects.map((one) => ({ ...one, status: 'failed' as const, benefit: null }))
  withCompany()
  on(stats, companyFigures({ projects: failed }))
  renderInApp(<PortalPage />)
  expect(await screen.findByText('Mislukt – neem contact op of probeer opnieuw')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Bekijk wat je kunt doen WBSO-2026-00012' })).toBeTruthy()
  expect(screen.queryByText(/loonheffing/)).toBeNull()
})

test('without projects there is one way on', async () => {
  withCompany()
  on(stats, companyFigures({ projects: [] }))
  renderInApp(<PortalPage />)
  expect((await screen.findByRole('link', { name: 'Nieuwe aanvraag' })).getAttribute('href')).toBe('/new-request')
})

test('without a company it says so, and still after the dialog is closed', async () => {
  on(companies, [])
  on('GET /api/users/me/', me)
  renderInApp(<PortalPage />)
  expect(await screen.findByRole('dialog', { name: 'Geen bedrijf gekoppeld' })).toBeTruthy()
  press('Sluiten')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByRole('link', { name: 'Bedrijf aanmaken' }).getAttribute('href')).toBe('/profile/bedrijven')
})

test.each([
  ['of the company', [aRequest()], 'Bekijk en betaal WBSO-2026-00012', '/profiel-gaat-hierheen'],
  [
    'of another company',
    [aRequest({ company_profile: { id: 9, company_name: 'Lasvonk' } })],
    'Naar mijn aanvragen',
    '/profile/aanvragen',
  ],
  ['in processing', [aRequest({ status: 'in_verwerking' })], 'Naar mijn aanvragen', '/profile/aanvragen'],
])('before payment it says what is needed, with the way there: a request %s', async (_, requests, name, href) => {
  withCompany()
  on(stats, reply(403, { detail: 'Betaal eerst.', code: 'not_paid' }))
  on('GET /api/requests/', requests)
  on('GET /api/profiles/', [companyFigures().company])
  renderInApp(<PortalPage />)
  expect(await screen.findByText('Toegang geweigerd: Betaling vereist om projecten te bekijken')).toBeTruthy()
  expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(href)
  expect(await screen.findByText('3011 AB Rotterdam')).toBeTruthy()
  expect(await screen.findByText('Sanne de Vries')).toBeTruthy()
})

test('what does not load says so, and loads on a press', async () => {
  withCompany()
  on(stats, broken)
  on(people, broken)
  renderInApp(<PortalPage />)
  expect(await screen.findByText('Kon dashboard gegevens niet laden')).toBeTruthy()
  expect(await screen.findByText('Kon medewerkers niet laden')).toBeTruthy()
  withCompany()
  for (const retry of screen.getAllByRole('button', { name: 'Probeer opnieuw' })) fireEvent.click(retry)
  expect(await screen.findByText('1.310,5')).toBeTruthy()
  expect(await screen.findByText('Sanne de Vries')).toBeTruthy()
})

const failed = 'Er is een fout opgetreden bij het verwijderen van het bedrijf. Probeer het opnieuw.'

test.each([
  [reply(409, { detail: 'Dit bedrijf heeft aanvragen.', code: 'in_use' }), `${failed} Dit bedrijf heeft aanvragen.`],
  [broken, failed],
  [reply(404, { detail: 'Not found.' }), failed],
])('a company that is not deleted says so, with the reason of a conflict: %j', async (answer, words) => {
  withCompany()
  on('DELETE /api/profiles/{id}/', answer)
  renderInApp(<PortalPage />)
  fireEvent.click(await screen.findByRole('button', { name: 'Verwijder bedrijf' }))
  press('Verwijderen')
  expect((await within(screen.getByRole('dialog')).findByRole('alert')).textContent).toBe(words)
})

test('the BSN is asked for on a press, and hidden on the next', async () => {
  withCompany()
  on(reveal, { bsn: '111222333' })
  renderInApp(<PortalPage />)
  expect(await screen.findByText('••••••333')).toBeTruthy()
  expect(writes()).toEqual([])
  press('Toon BSN van Sanne de Vries')
  expect(await screen.findByText('111222333')).toBeTruthy()
  press('Verberg BSN van Sanne de Vries')
  expect(await screen.findByText('••••••333')).toBeTruthy()
  expect(writes()).toHaveLength(1)
})

test('the password is asked for before a BSN, and the press goes on', async () => {
  const confirm = 'POST /api/account/confirm/'
  withCompany()
  on('GET /api/account/second-factor/', { enabled: false, since: null, recovery_codes_left: 0 })
  on(reveal, reply(403, { detail: 'Vul eerst je wachtwoord nog een keer in.', code: 'confirm_required' }))
  on(confirm, reply(400, { password: ['Dit wachtwoord klopt niet.'] }))
  renderInApp(<PortalPage />)
  fireEvent.click(await screen.findByRole('button', { name: 'Toon BSN van Sanne de Vries' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Vul je wachtwoord nog een keer in' }))
  expect(screen.queryByText('Kon BSN niet tonen')).toBeNull()
  fireEvent.change(dialog.getByLabelText('Wachtwoord'), { target: { value: 'verkeerd' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Ga verder' }))
  expect(await dialog.findByText('Dit wachtwoord klopt niet.')).toBeTruthy()
  on(confirm, () => {
    on(reveal, { bsn: '111222333' })
    return null
  })
  fireEvent.click(dialog.getByRole('button', { name: 'Ga verder' }))
  expect(await screen.findByText('111222333')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a company that demands a second factor leads to where it is switched on', async () => {
  withCompany()
  on(reveal, reply(403, { detail: 'Zet eerst de tweede stap aan.', code: 'second_factor_required' }))
  renderInApp(<PortalPage />)
  fireEvent.click(await screen.findByRole('button', { name: 'Toon BSN van Sanne de Vries' }))
  const link = await screen.findByRole('link', { name: 'Zet de tweede stap aan' })
  expect(link.getAttribute('href')).toBe('/profile/beveiliging')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a BSN on the screen does not outlive its change', async () => {
  withCompany()
  on(reveal, { bsn: '111222333' })
  on(change, () => {
    on(people, [anEmployee({ bsn: '••••••782' })])
    return anEmployee()
  })
  renderInApp(<PortalPage />)
  fireEvent.click(await screen.findByRole('button', { name: 'Toon BSN van Sanne de Vries' }))
  expect(await screen.findByText('111222333')).toBeTruthy()
  press('Wijzig Sanne de Vries')
  press('Opslaan')
  expect(await screen.findByText('••••••782')).toBeTruthy()
})

test('who is archived shows on request, and comes back as it was', async () => {
  withCompany()
  on(people, ({ query }) => [anEmployee({ archived: query.get('archived') === 'true' })])
  on(change, anEmployee())
  renderInApp(<PortalPage />)
  fireEvent.click(await screen.findByLabelText('Toon gearchiveerde medewerkers'))
  fireEvent.click(await screen.findByRole('button', { name: 'Zet terug Sanne de Vries' }))
  expect(await screen.findByText('Sanne de Vries is terug uit het archief.')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Medewerkers' }))
  expect(writes()[0]?.body).toEqual({ archived: false })
})

test('an employee who is not removed says so', async () => {
  withCompany()
  on('DELETE /api/employees/{id}/', broken)
  renderInApp(<PortalPage />)
  fireEvent.click(await screen.findByRole('button', { name: 'Verwijder Sanne de Vries' }))
  press('Verwijderen')
  expect(await screen.findByText('Kon medewerker niet verwijderen')).toBeTruthy()
})

const buttons = () => screen.getAllByRole('button').map((one) => one.getAttribute('aria-label') ?? one.textContent)

test('a reader sees it all, and no button that writes', async () => {
  withCompany('reader')
  renderInApp(<PortalPage />)
  expect(await screen.findByText('Sanne de Vries')).toBeTruthy()
  expect(await screen.findByRole('link', { name: 'Bekijk de aanvraag WBSO-2026-00012' })).toBeTruthy()
  expect(screen.getByText('••••••333')).toBeTruthy()
  expect(screen.getAllByText('Lezer').length).toBe(2)
  const others = screen.getAllByRole('button').filter(({ textContent }) => !/^Download/.test(textContent ?? ''))
  expect(others.map(({ textContent }) => textContent)).toEqual(['Bedrijf verlaten'])
})

test('a manager may not delete the company, and reveals a BSN only when an owner allowed it', async () => {
  withCompany('manager')
  const member = {
    id: 1,
    user: { id: 7, username: 'anna', email: 'anna@example.nl' },
    role: 'manager' as const,
    employee: null,
    until: null,
    may_close: false,
    may_reveal_bsn: false,
    created_at: '2026-11-20T10:00:00Z',
  }
  on('GET /api/companies/{company}/members/', [member], [{ ...member, may_reveal_bsn: true }])
  renderInApp(<PortalPage />)
  expect(await screen.findByRole('button', { name: 'Wijzig bedrijf' })).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Wijzig Sanne de Vries' })).toBeTruthy()
  expect(buttons()).not.toContain('Verwijder bedrijf')
  expect(buttons()).not.toContain('Toon BSN van Sanne de Vries')
  press('Wijzig bedrijf')
  const dialog = within(screen.getByRole('dialog'))
  const readOnly = (label: string) => dialog.getByLabelText<HTMLInputElement>(label).readOnly
  expect(['Bedrijfsnaam', 'KvK-nummer', 'BTW-nummer', 'Adres'].map(readOnly)).toEqual([true, true, true, false])
  cleanup()
  renderInApp(<PortalPage />)
  expect(await screen.findByRole('button', { name: 'Toon BSN van Sanne de Vries' })).toBeTruthy()
})

test('who is only an employee goes to their own hours', async () => {
  on(companies, [])
  on('GET /api/users/me/', { ...me, only_employee: true })
  renderInApp(
    <Routes>
      <Route path="/" element={<PortalPage />} />
      <Route path="/uren" element="uren" />
    </Routes>,
  )
  expect(await screen.findByText('uren')).toBeTruthy()
})
