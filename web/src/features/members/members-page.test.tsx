import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Route, Routes, useLocation } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import type { Member } from '../../api/members'
import type { Invitation } from '../../api/membership'
import { messageOf } from '../../lib/return-path'
import { type Role, roleNames } from '../../lib/roles'
import { me } from '../../test/in-session'
import { anEmployee } from '../../test/projects'
import { renderInApp } from '../../test/render'
import { broken, on, reply, silent, writes } from '../../test/server'
import { signedIn } from '../../test/signed-in'
import { selectable } from '../../test/site'
import MembersPage from './members-page'

beforeEach(signedIn)

const companies = 'GET /api/company-dashboard/companies/'
const members = 'GET /api/companies/{company}/members/'
const change = 'PATCH /api/companies/{company}/members/{id}/'
const remove = 'DELETE /api/companies/{company}/members/{id}/'
const invitations = 'GET /api/companies/{company}/invitations/'
const settings = 'GET /api/companies/{company}/settings/'
const setting = 'PATCH /api/companies/{company}/settings/'
const inviting = 'POST /api/companies/{company}/invitations/'

const aMember = (id: number, username: string, role: Role, changes: Partial<Member> = {}): Member => ({
  id,
  user: { id, username, email: `${username}@example.nl` },
  role,
  employee: null,
  until: null,
  may_close: false,
  may_reveal_bsn: false,
  created_at: '2026-11-20T10:00:00Z',
  ...changes,
})

const anInvitation = (id: number, email: string, role: Role, changes: Partial<Invitation> = {}): Invitation => ({
  id,
  email,
  role,
  employee: null,
  until: null,
  invited_by: { id: 7, username: 'anna' },
  created_at: '2026-11-20T10:00:00Z',
  expires_at: '2999-11-27T10:00:00Z',
  ...changes,
})

const all = [
  aMember(7, 'anna', 'owner', { employee: 4 }),
  aMember(8, 'bo', 'manager', { may_reveal_bsn: true }),
  aMember(9, 'cas', 'reader', { until: '2027-12-31' }),
]

const Arrived = () => <p>{messageOf(useLocation().state)}</p>

/** Opens the screen as somebody with a role, who is anna. */
async function open(role: Role = 'owner') {
  on(companies, [selectable(3, 'Pompwacht B.V.', role)])
  on(members, all)
  on(invitations, [anInvitation(1, 'dee@example.nl', 'reader'), anInvitation(2, 'eva@example.nl', 'employee')])
  on('GET /api/employees/by_company/', [anEmployee()])
  on(settings, { reminders: true, second_factor_for_bsn: false })
  renderInApp(
    <Routes>
      <Route path="/" element={<MembersPage />} />
      <Route path="*" element={<Arrived />} />
    </Routes>,
  )
  await screen.findByRole('table', { name: 'Leden' })
  await screen.findByRole('table', { name: 'Openstaande uitnodigingen' })
}

const button = (name: string) => screen.getByRole('button', { name })
const press = (name: string) => fireEvent.click(button(name))
const inDialog = () => within(screen.getByRole('dialog'))
const confirm = (name: string) => fireEvent.click(inDialog().getByRole('button', { name }))
const choose = (label: string, value: string) =>
  fireEvent.change(inDialog().getByLabelText(label), { target: { value } })
const buttonsOf = (table: string) =>
  within(screen.getByRole('table', { name: table }))
    .queryAllByRole('button')
    .map((one) => one.getAttribute('aria-label') ?? one.textContent)
const heading = () => screen.getByRole('heading', { level: 1, name: 'Leden' })

test('who is a member, as what, and until when', async () => {
  await open()
  const rows = within(screen.getByRole('table', { name: 'Leden' })).getAllByRole('row')
  expect(rows[1]?.textContent).toContain('anna (jij)anna@example.nlEigenaarSanne de Vries')
  expect(rows[2]?.textContent).toContain('BeheerderMag BSN’s bekijken')
  expect(rows[3]?.textContent).toContain('Lezertot en met 31-12-2027')
})

test.each<[Role, string[], string[]]>([
  [
    'owner',
    ['Wijzig anna', 'Bedrijf verlaten', 'Wijzig bo', 'Verwijder bo', 'Wijzig cas', 'Verwijder cas'],
    [
      'Opnieuw sturen dee@example.nl',
      'Intrekken dee@example.nl',
      'Opnieuw sturen eva@example.nl',
      'Intrekken eva@example.nl',
    ],
  ],
  ['adviser', ['Bedrijf verlaten'], ['Opnieuw sturen eva@example.nl', 'Intrekken eva@example.nl']],
])('%s is offered what the role may do', async (role, ofMembers, ofInvitations) => {
  await open(role)
  expect(buttonsOf('Leden')).toEqual(ofMembers)
  expect(buttonsOf('Openstaande uitnodigingen')).toEqual(ofInvitations)
  press('Uitnodigen')
  const options = within(inDialog().getByLabelText('Rol')).getAllByRole('option')
  expect(options.map(({ textContent }) => textContent)).toEqual(
    role === 'owner' ? Object.values(roleNames) : ['Medewerker'],
  )
})

test('a reader is told who sees the members', async () => {
  on(companies, [selectable(3, 'Pompwacht B.V.', 'reader')])
  renderInApp(<MembersPage />)
  expect(
    await screen.findByText('Dit is voor een eigenaar, beheerder of adviseur van dit bedrijf. Jij bent er lezer.'),
  ).toBeTruthy()
})

test.each<[string, () => void, object]>([
  ['an employee by address', () => {}, { role: 'employee', employee: null, until: null }],
  ['an employee by name', () => choose('Medewerker', '4'), { role: 'employee', employee: 4, until: null }],
  [
    'a reader with a last day',
    () => {
      choose('Rol', 'reader')
      choose('Laatste dag', '31-12-2027')
    },
    { role: 'reader', employee: null, until: '2027-12-31' },
  ],
])('invites %s', async (_, fill, body) => {
  await open()
  on(inviting, reply(201, anInvitation(3, 'fay@example.nl', 'employee')))
  press('Uitnodigen')
  confirm('Uitnodiging versturen')
  expect(inDialog().getByText('Vul het e-mailadres in.')).toBeTruthy()
  choose('E-mailadres', ' fay@example.nl ')
  fill()
  confirm('Uitnodiging versturen')
  expect(await screen.findByText(/De uitnodiging aan fay@example.nl is verstuurd/)).toBeTruthy()
  expect(document.activeElement).toBe(heading())
  expect(writes()).toEqual([{ call: 'POST /api/companies/3/invitations/', body: { email: 'fay@example.nl', ...body } }])
})

test('who has not proved their address gets the link from here', async () => {
  await open()
  on('GET /api/users/me/', { ...me, email_verified: false })
  on(inviting, reply(403, { detail: 'Bevestig eerst je e-mailadres.', code: 'unverified' }))
  press('Uitnodigen')
  choose('E-mailadres', 'fay@example.nl')
  confirm('Uitnodiging versturen')
  expect(await screen.findByText('Bevestig eerst je e-mailadres.')).toBeTruthy()
  expect(await screen.findByText(/Pas dan kun je iemand uitnodigen/)).toBeTruthy()
  expect(button('Mail me de link')).toBeTruthy()
})

test('why an invitation is refused is said, at its field or below', async () => {
  await open()
  on(
    inviting,
    reply(409, { detail: 'Dit adres is al van een lid.', code: 'member' }),
    reply(400, { employee: ['Kies een medewerker.'] }),
  )
  press('Uitnodigen')
  choose('E-mailadres', 'bo@example.nl')
  confirm('Uitnodiging versturen')
  expect(await screen.findByText('Dit adres is al van een lid.')).toBeTruthy()
  confirm('Uitnodiging versturen')
  expect(await screen.findByText('Kies een medewerker.')).toBeTruthy()
})

test('making somebody an owner says what it means, and takes another press', async () => {
  await open()
  on(change, aMember(8, 'bo', 'owner'))
  press('Wijzig bo')
  choose('Rol', 'owner')
  confirm('Opslaan')
  expect(await screen.findByText(/bo mag dan alles wat jij mag/)).toBeTruthy()
  expect(writes()).toEqual([])
  confirm('Eigenaar maken')
  expect(await screen.findByText('bo is gewijzigd en is nu eigenaar.')).toBeTruthy()
  expect(document.activeElement).toBe(heading())
  expect(writes()).toEqual([
    {
      call: 'PATCH /api/companies/3/members/8/',
      body: { role: 'owner', employee: 0, may_close: false, may_reveal_bsn: false },
    },
  ])
})

test('a manager is linked to an employee, and a refusal says why', async () => {
  await open()
  on(change, reply(409, { detail: 'Deze medewerker hoort al bij een ander lid.', code: 'employee_linked' }))
  press('Wijzig bo')
  choose('Medewerker', '4')
  confirm('Opslaan')
  expect(await screen.findByText('Deze medewerker hoort al bij een ander lid.')).toBeTruthy()
  expect(writes()[0]?.body).toEqual({ role: 'manager', employee: 4, may_close: false, may_reveal_bsn: true })
})

test('a member is removed', async () => {
  await open()
  on(remove, null)
  press('Verwijder cas')
  confirm('Verwijderen')
  expect(await screen.findByText('cas is geen lid meer.')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(heading()))
})

test('one leaves, unless nobody would be left to own it', async () => {
  await open()
  on(remove, reply(409, { detail: 'Een bedrijf houdt altijd een eigenaar.', code: 'last_owner' }), null)
  press('Bedrijf verlaten')
  await screen.findByRole('dialog', { name: 'Bedrijf verlaten?' })
  confirm('Verlaten')
  expect(await screen.findByText('Een bedrijf houdt altijd een eigenaar.')).toBeTruthy()
  confirm('Verlaten')
  expect(await screen.findByText('Van Pompwacht B.V. ben je geen lid meer.')).toBeTruthy()
  expect(writes().map(({ call }) => call)).toEqual(Array(2).fill('DELETE /api/companies/3/members/7/'))
})

test('an invitation is sent again and revoked', async () => {
  await open()
  on('POST /api/companies/{company}/invitations/{id}/resend/', anInvitation(1, 'dee@example.nl', 'reader'))
  on('DELETE /api/companies/{company}/invitations/{id}/', null)
  press('Opnieuw sturen dee@example.nl')
  expect(await screen.findByText(/aan dee@example.nl is opnieuw verstuurd/)).toBeTruthy()
  press('Intrekken dee@example.nl')
  confirm('Intrekken')
  expect(await screen.findByText('De uitnodiging aan dee@example.nl is ingetrokken.')).toBeTruthy()
})

test('the limit of mails is said', async () => {
  await open()
  on(
    'POST /api/companies/{company}/invitations/{id}/resend/',
    reply(429, { detail: 'Dit adres kreeg deze week al drie uitnodigingen.' }),
  )
  press('Opnieuw sturen dee@example.nl')
  expect(await screen.findByText('Dit adres kreeg deze week al drie uitnodigingen.')).toBeTruthy()
})

test('loading, nobody invited, and what does not load', async () => {
  on(companies, [selectable(3)])
  on(members, silent, broken)
  on(invitations, [])
  on('GET /api/employees/by_company/', [])
  on(settings, silent)
  renderInApp(<MembersPage />)
  expect(await screen.findByText('We halen de leden op.')).toBeTruthy()
  expect(await screen.findByText('Er staan geen uitnodigingen open.')).toBeTruthy()
})

test('members that do not load say so', async () => {
  on(companies, [selectable(3)])
  on(members, broken)
  on(invitations, broken)
  on('GET /api/employees/by_company/', [])
  on(settings, broken)
  renderInApp(<MembersPage />)
  expect(await screen.findByText('Kon leden niet laden')).toBeTruthy()
  expect(await screen.findByText('Kon uitnodigingen niet laden')).toBeTruthy()
  expect(await screen.findByText('Kon instellingen niet laden')).toBeTruthy()
})

test('an adviser closes months once an owner allows it', async () => {
  await open()
  on(change, ({ body }) => aMember(8, 'bo', 'adviser', body))
  press('Wijzig bo')
  expect(inDialog().queryByLabelText(/^Mag maanden/)).toBeNull()
  choose('Rol', 'adviser')
  fireEvent.click(inDialog().getByLabelText(/^Mag maanden/))
  confirm('Opslaan')
  expect(await screen.findByText('bo is gewijzigd en is nu adviseur.')).toBeTruthy()
  expect(writes()[0]?.body).toMatchObject({ role: 'adviser', may_close: true })
})

const reminders = () => screen.findByRole<HTMLInputElement>('checkbox', { name: 'Mails over open dagen versturen' })

test('an owner switches reminders off at once, by any number of presses', async () => {
  await open()
  const box = await reminders()
  on(settings, { reminders: false, second_factor_for_bsn: false })
  on(setting, { reminders: false, second_factor_for_bsn: false })
  fireEvent.click(box)
  fireEvent.click(box)
  expect(await screen.findByText('Opgeslagen.')).toBeTruthy()
  await waitFor(() => expect(box.checked).toBe(false))
  expect(writes()).toEqual([{ call: 'PATCH /api/companies/3/settings/', body: { reminders: false } }])
})

test('an owner demands a second factor for a BSN', async () => {
  await open()
  on(settings, { reminders: true, second_factor_for_bsn: true })
  on(setting, { reminders: true, second_factor_for_bsn: true })
  fireEvent.click(await screen.findByRole('checkbox', { name: 'BSN alleen met tweede stap' }))
  expect(await screen.findByText('Opgeslagen.')).toBeTruthy()
  expect(writes()).toEqual([{ call: 'PATCH /api/companies/3/settings/', body: { second_factor_for_bsn: true } }])
})

test('a setting that is not saved goes back', async () => {
  await open()
  on(setting, broken)
  fireEvent.click(await reminders())
  expect(await screen.findByText('Dit is niet opgeslagen.')).toBeTruthy()
  expect((await reminders()).checked).toBe(true)
})

test('others read what an owner decided', async () => {
  await open('manager')
  expect(await screen.findByText(/^Wie open dagen heeft, krijgt vrijdag een mail.* Een eigenaar/)).toBeTruthy()
  expect(screen.queryByRole('checkbox')).toBeNull()
})
