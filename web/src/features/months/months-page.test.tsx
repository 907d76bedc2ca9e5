import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Member } from '../../api/members'
import type { PersonDays, PersonMonth, StoredSheet } from '../../api/months'
import type { Role } from '../../lib/roles'
import { anEmployee } from '../../test/projects'
import { renderInApp } from '../../test/render'
import { savedFiles } from '../../test/saved-files'
import { broken, on, reply, writes } from '../../test/server'
import { signedIn } from '../../test/signed-in'
import { aSite, selectable } from '../../test/site'
import MonthsPage from './months-page'

const month = 'GET /api/companies/{company}/months/{month}/'
const close = 'POST /api/companies/{company}/months/{month}/close/'
const back = 'POST /api/companies/{company}/months/{month}/return/'
const reopen = 'POST /api/companies/{company}/months/{month}/reopen/'
const days = 'GET /api/companies/{company}/open-days/'

beforeEach(signedIn)

const aSheet = (id: number, changes: Partial<StoredSheet> = {}): StoredSheet => ({
  id,
  sha256: 'ab'.repeat(32),
  made_at: '2026-11-03T10:00:00Z',
  replaced_at: null,
  ...changes,
})

const aPerson = (employee: number, name: string, changes: Partial<PersonMonth> = {}): PersonMonth => ({
  employee,
  name,
  hours: '120.5',
  late_hours: '0.0',
  open_days: 0,
  state: 'open',
  confirmed_at: null,
  closed_at: null,
  closed_by: null,
  reason: '',
  reason_of: null,
  sheets: [],
  ...changes,
})

const sanne = aPerson(4, 'Sanne de Vries', { state: 'confirmed', confirmed_at: '2026-11-02T09:00:00Z' })
const bo = aPerson(5, 'Bo Bakker', { open_days: 2, hours: '8.0' })
const cas = aPerson(6, 'Cas Kok', {
  state: 'closed',
  closed_at: '2026-11-03T09:00:00Z',
  closed_by: 'anna',
  sheets: [aSheet(72), aSheet(71, { replaced_at: '2026-11-03T08:00:00Z' })],
})
const closed = { closed_at: '2026-11-17T09:00:00Z', closed_by: 'anna', state: 'closed' } as const

const aMember = (changes: Partial<Member>): Member => ({
  id: 7,
  user: { id: 7, username: 'anna', email: 'anna@example.nl' },
  role: 'owner',
  employee: null,
  until: null,
  may_close: false,
  may_reveal_bsn: false,
  created_at: '2026-01-05T10:00:00Z',
  ...changes,
})

const sannesDays: PersonDays = {
  employee: 4,
  name: 'Sanne de Vries',
  days: [
    { date: '2026-10-01', state: 'recorded', late_on: null },
    { date: '2026-10-30', state: 'due', late_on: '2026-11-19' },
  ],
}

interface Given {
  role?: Role
  allowed?: boolean
  people?: PersonMonth[]
  at?: string
  own?: number
}

/** Opens the screen on 17 November as anna, who has a role. */
async function open({ role = 'owner', allowed = false, people = [bo, cas, sanne], at = '', own }: Given = {}) {
  on('GET /api/site/', aSite({ today: '2026-11-17' }))
  on('GET /api/company-dashboard/companies/', [selectable(3, 'Pompwacht B.V.', role)])
  on('GET /api/companies/{company}/members/', [aMember({ role, may_close: allowed, employee: own ?? null })])
  on('GET /api/employees/by_company/', [anEmployee({ assigned_projects: ['WBSO-2026-00012'] })])
  on(days, [sannesDays])
  const asked = on(month, { month: '2026-10', people })
  renderInApp(<MonthsPage />, `/portal/maanden${at}`)
  await screen.findByRole('table', { name: 'Mensen' })
  return asked
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const choose = (name: string | RegExp) => fireEvent.click(screen.getByRole('checkbox', { name }))
const inDialog = () => within(screen.getByRole('dialog'))
const confirm = (name: string) => fireEvent.click(inDialog().getByRole('button', { name }))
const everybody = 'Kies iedereen van wie de maand nog niet is afgesloten (2)'

test('the last month that is over shows who has which hours, the state, who closed it and the sheets', async () => {
  const asked = await open()
  expect(asked[0]?.call).toBe('GET /api/companies/3/months/2026-10/')
  expect(screen.getByRole('heading', { level: 2, name: 'oktober 2026' })).toBeTruthy()
  const rows = within(screen.getByRole('table', { name: 'Mensen' })).getAllByRole('row')
  expect(rows[1]?.textContent).toBe('Bo BakkerOpen802')
  expect(rows[2]?.textContent).toContain('Afgeslotenop 03-11-2026 door anna, niet door de medewerker bevestigd')
  expect(rows[2]?.textContent).toContain('SHA-256 (1 vervangen)')
  expect(rows[3]?.textContent).toContain('Bevestigdbevestigd op 02-11-2026120,5')
  expect(screen.getByRole('link', { name: 'Vorige maand' }).getAttribute('href')).toBe('/portal/maanden?month=2026-09')
})

test('all pages of people are shown', async () => {
  on('GET /api/site/', aSite({ today: '2026-11-17' }))
  await open({ people: [bo] })
  const asked = on(
    month,
    reply(200, { month: '2026-09', people: [bo] }, { Link: '</api/companies/3/months/2026-09/?after=5>; rel="next"' }),
    { month: '2026-09', people: [sanne] },
  )
  fireEvent.click(screen.getByRole('link', { name: 'Vorige maand' }))
  expect(await screen.findByRole('checkbox', { name: 'Sanne de Vries' })).toBeTruthy()
  expect(asked.map(({ query }) => query.get('after'))).toEqual([null, '5'])
})

test('a month in which nobody worked gives way to this one, and says so when it is asked for', async () => {
  on('GET /api/site/', aSite({ today: '2026-11-17' }))
  on('GET /api/company-dashboard/companies/', [selectable(3)])
  on('GET /api/companies/{company}/members/', [])
  on('GET /api/employees/by_company/', [])
  on(days, [])
  on(month, { month: '', people: [] })
  renderInApp(<MonthsPage />)
  expect(await screen.findByText('In november 2026 werkte niemand aan een lopend project.')).toBeTruthy()
})

test('a timesheet is downloaded, also one that was replaced, and what shows that it is unchanged is there', async () => {
  await open()
  const asked = on('GET /api/documents/{id}/download/', new Response('%PDF-'))
  const saved = savedFiles()
  press('Download urenstaat van Cas Kok, oktober 2026, gemaakt op 03-11-2026')
  await waitFor(() => expect(saved).toEqual(['urenstaat-2026-10-cas-kok.pdf']))
  press('Download vervangen urenstaat van Cas Kok, oktober 2026, gemaakt op 03-11-2026')
  await waitFor(() => expect(asked.map(({ call }) => call.slice(-12))).toEqual(['72/download/', '71/download/']))
  expect(screen.getAllByText('ab'.repeat(32))).toHaveLength(2)
  expect(screen.getAllByRole('button', { name: /^Kopieer SHA-256: / })).toHaveLength(2)
})

test('everybody who can still be closed is closed at once, after it is said who did not confirm', async () => {
  await open()
  choose(everybody)
  press('Maand afsluiten')
  const words = screen.getByRole('dialog').textContent
  expect(words).toContain('Je sluit oktober 2026 af voor Bo Bakker en Sanne de Vries.')
  expect(words).toContain('Niet door de medewerker bevestigd (1): Bo Bakker.')
  expect(words).toContain('Nog open dagen (1): Bo Bakker (2 open dagen).')
  on(month, { month: '2026-10', people: [bo, cas, sanne].map((one) => ({ ...one, ...closed })) })
  on(close, { month: '2026-10', people: [] })
  confirm('Maand afsluiten')
  confirm('Maand afsluiten')
  expect(await screen.findByText('Oktober 2026 is afgesloten voor 2 mensen.')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Mensen' }))
  expect(writes()).toEqual([{ call: 'POST /api/companies/3/months/2026-10/close/', body: { employees: [5, 4] } }])
  expect(await screen.findAllByText('Wordt gemaakt')).toHaveLength(2)
})

test('a timesheet that is being made comes by itself', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  try {
    await open({ people: [{ ...bo, ...closed }] })
    expect(screen.getByText('Wordt gemaakt')).toBeTruthy()
    on(month, { month: '2026-10', people: [{ ...bo, ...closed, sheets: [aSheet(80)] }] })
    await vi.advanceTimersByTimeAsync(5_000)
    expect(await screen.findByRole('button', { name: /^Download urenstaat van Bo Bakker/ })).toBeTruthy()
  } finally {
    vi.useRealTimers()
  }
})

test('who is in another state by now is named, nothing is changed, and the month is loaded again', async () => {
  const asked = await open()
  choose('Bo Bakker')
  press('Maand afsluiten')
  const refused = [{ employee: 5, name: 'Bo Bakker', state: 'closed' }] as const
  on(close, reply(409, { detail: 'Dat kan niet.', code: 'month_state', refused }))
  const before = asked.length
  confirm('Maand afsluiten')
  expect(await screen.findByText(/^Dit kan niet meer bij Bo Bakker \(afgesloten\)\. Voor niemand/)).toBeTruthy()
  await waitFor(() => expect(asked.length).toBeGreaterThan(before))
})

test.each([
  [
    reply(409, { detail: 'Deze maand is nog niet voorbij.', code: 'month_not_over' }),
    'Deze maand is nog niet voorbij.',
  ],
  [reply(403, { detail: 'Dit mag je niet.', code: 'role', needs: ['owner'] }), 'Dit mag je niet.'],
  [broken, 'De maand is niet afgesloten.'],
] as const)('a refusal is said: %j', async (answer, words) => {
  await open()
  choose('Bo Bakker')
  press('Maand afsluiten')
  on(close, answer)
  confirm('Maand afsluiten')
  expect(await screen.findByText(words)).toBeTruthy()
})

test('reopening needs a reason, and leaves out whom it does not fit', async () => {
  await open()
  press('Heropenen')
  expect(screen.getByText('Kies eerst van wie.')).toBeTruthy()
  for (const name of ['Bo Bakker', 'Cas Kok']) choose(name)
  press('Heropenen')
  expect(inDialog().getByText('Cas Kok')).toBeTruthy()
  confirm('Heropenen')
  expect(await screen.findByText('Schrijf waarom de maand weer open gaat.')).toBeTruthy()
  expect(writes()).toEqual([])
  on(reopen, { month: '2026-10', people: [] })
  fireEvent.change(inDialog().getByLabelText('Reden'), { target: { value: ' Uren vergeten ' } })
  confirm('Heropenen')
  expect(await screen.findByText('Oktober 2026 is weer open voor 1 persoon.')).toBeTruthy()
  expect(writes()[0]?.body).toEqual({ employees: [6], reason: 'Uren vergeten' })
})

test('a month that was confirmed is sent back with a message', async () => {
  await open()
  choose('Sanne de Vries')
  press('Terugsturen')
  on(back, { month: '2026-10', people: [] })
  fireEvent.change(inDialog().getByLabelText('Bericht'), { target: { value: 'Vul 12 oktober aan.' } })
  confirm('Terugsturen')
  expect(await screen.findByText('Oktober 2026 is teruggestuurd voor 1 persoon.')).toBeTruthy()
  expect(writes()[0]?.body).toEqual({ employees: [4], reason: 'Vul 12 oktober aan.' })
})

test('this month is not closed yet', async () => {
  await open({ at: '?month=2026-11', people: [bo] })
  expect(screen.getByText('Afsluiten kan vanaf 1 december 2026.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Maand afsluiten' })).toBeNull()
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test.each<[Role, boolean, boolean]>([
  ['owner', false, true],
  ['manager', false, true],
  ['adviser', false, false],
  ['adviser', true, true],
  ['reader', false, false],
])('%s, allowed by an owner: %s, is offered to close: %s', async (role, allowed, offered) => {
  await open({ role, allowed })
  await screen.findByText('Sanne de Vries', { selector: 'th' })
  if (offered) expect(await screen.findByRole('button', { name: 'Maand afsluiten' })).toBeTruthy()
  else expect(screen.queryByRole('button', { name: /^(Maand afsluiten|Terugsturen|Heropenen)$/ })).toBeNull()
  expect(screen.queryAllByRole('checkbox').length > 0).toBe(offered)
})

test('each day says its state, and one that is open leads to its hours', async () => {
  await open()
  const due = await screen.findByRole('link', { name: 'Sanne de Vries, vr 30 okt: bijna te laat, op tijd t/m 18 nov' })
  await waitFor(() => expect(due.getAttribute('href')).toBe('/project/WBSO-2026-00012/hours?week=2026-10-26'))
  expect(screen.getByRole('img', { name: 'Sanne de Vries, do 1 okt: uren geregistreerd' }).textContent).toBe('R')
})

test('one’s own day leads to one’s own hours', async () => {
  await open({ own: 4 })
  const due = await screen.findByRole('link', { name: /vr 30 okt/ })
  await waitFor(() => expect(due.getAttribute('href')).toBe('/uren?company=3&week=2026-10-26'))
})

test('what does not load says so, each part by itself', async () => {
  on('GET /api/site/', aSite({ today: '2026-11-17' }))
  on('GET /api/company-dashboard/companies/', [selectable(3)])
  on('GET /api/companies/{company}/members/', broken)
  on('GET /api/employees/by_company/', broken)
  on(days, broken)
  on(month, broken)
  renderInApp(<MonthsPage />, '/portal/maanden?month=2026-10')
  expect(await screen.findByText('Kon maand niet laden')).toBeTruthy()
  expect(await screen.findByText('Kon dagen niet laden')).toBeTruthy()
})
