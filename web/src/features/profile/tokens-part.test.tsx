import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { PersonalToken } from '../../api/personal-tokens'
import { localDay } from '../../lib/local-day'
import { newQueryClient } from '../../lib/query-client'
import { addDays } from '../../lib/rules/dates'
import { renderRoutes } from '../../test/render'
import { broken, later, on, reply, writes } from '../../test/server'
import { signedIn } from '../../test/signed-in'
import { selectable } from '../../test/site'
import { TokensPart } from './tokens-part'

const list = 'GET /api/account/tokens/'
const make = 'POST /api/account/tokens/'
const revoke = 'DELETE /api/account/tokens/{id}/'
const confirm = 'POST /api/account/confirm/'
const unconfirmed = reply(403, { detail: 'Vul eerst je wachtwoord nog een keer in.', code: 'confirm_required' })

const laptop: PersonalToken = {
  id: 5,
  name: 'Laptop',
  scope: 'hours',
  companies: [],
  created_at: '2026-11-20T10:00:00Z',
  expires_at: '2099-02-28T23:00:00Z',
  last_used_at: null,
}
const made = { ...laptop, token: 'wbso_pat_geheim' }
const today = () => localDay(new Date().toISOString())

beforeEach(() => {
  signedIn()
  on(list, [])
  on('GET /api/account/second-factor/', { enabled: false, since: null, recovery_codes_left: 0 })
  on('GET /api/company-dashboard/companies/', [selectable(3, 'Pompwacht'), selectable(4, 'Bruglak')])
})

/** Draws the part. Returns what its queries and mutations keep, as text. */
function draw() {
  const queries = newQueryClient()
  renderRoutes([{ path: '*', Component: TokensPart }], '/', queries)
  const kept = [queries.getQueryCache(), queries.getMutationCache()]
  return () => JSON.stringify(kept.map((cache) => cache.getAll().map(({ state }) => state)))
}

const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }))
const choose = (label: string) => fireEvent.click(screen.getByLabelText(label))
const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } })

async function begin(name = 'Laptop') {
  await press('Token maken')
  await type('Naam', name)
}

async function confirmWith(password: string) {
  await type('Wachtwoord', password)
  await press('Ga verder')
}

test('without tokens it says what they are for', async () => {
  draw()
  expect(await screen.findByText('Met een token werkt wbsoctl of een eigen programma namens jou.')).toBeTruthy()
})

test('a list that does not load is loaded again on a press', async () => {
  on(list, broken, [laptop])
  draw()
  expect(await screen.findByText('Kon je tokens niet laden')).toBeTruthy()
  await press('Probeer opnieuw')
  expect(await screen.findByText('Laptop')).toBeTruthy()
})

test('a token has what it may, which companies, its days and its use', async () => {
  const old = { scope: 'write' as const, expires_at: '2026-11-21T10:00:00Z', last_used_at: '2026-11-21T09:00:00Z' }
  on(list, [
    laptop,
    { ...laptop, id: 6, scope: 'read', companies: [4, 9] },
    { ...laptop, id: 7, companies: [3, 4, 9], ...old },
  ])
  draw()
  await screen.findByText('3 bedrijven')
  const cells = screen.getAllByRole('row').map((row) => within(row).queryAllByRole('cell'))
  expect(cells.map((row) => row.map(({ textContent }) => textContent))).toEqual([
    [],
    ['Lezen en uren', 'Alle bedrijven', '20-11-2026', '28-02-2099', 'Nog niet gebruikt', 'Intrekken'],
    [
      'Lezen',
      'Bruglak, een bedrijf waar je geen lid meer van bent',
      '20-11-2026',
      '28-02-2099',
      'Nog niet gebruikt',
      'Intrekken',
    ],
    [
      'Alles wat een token mag',
      '3 bedrijvenBruglak, een bedrijf waar je geen lid meer van bent, Pompwacht',
      '20-11-2026',
      'Verlopen21-11-2026',
      '21-11-2026, 10:00',
      'Intrekken',
    ],
  ])
})

test.each([null, reply(404, { detail: 'Not found.' })])('one is revoked after a question: %j', async (answer) => {
  on(list, [laptop], [])
  on(revoke, broken, answer)
  draw()
  await press(/^Intrekken: Laptop/)
  expect(writes()).toEqual([])
  await press('Intrekken')
  expect(await screen.findByText('Kon het token niet intrekken')).toBeTruthy()
  await press('Intrekken')
  expect(await screen.findByText('Laptop is ingetrokken.')).toBeTruthy()
  expect(document.activeElement?.textContent).toBe('Toegangstokens')
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Intrekken/ })).toBeNull())
  expect(writes().at(-1)).toEqual({ call: 'DELETE /api/account/tokens/5/', body: null })
})

test('a token is made once, shown once, and kept nowhere', async () => {
  const [answered, answer] = later<typeof made>()
  on(make, () => answered)
  const kept = draw()
  await begin(' Laptop ')
  await press('Maak token')
  await press('Maak token')
  expect(await screen.findByText('We maken je token.')).toBeTruthy()
  on(list, [laptop])
  await act(async () => answer(made))
  expect(await screen.findByText('wbso_pat_geheim')).toBeTruthy()
  expect(screen.getByText('Bewaar het nu: je ziet het daarna nergens meer.')).toBeTruthy()
  expect(screen.getByText(`wbsoctl login --server ${location.origin}`)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Kopieer: token' })).toBeTruthy()
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  const body = { name: 'Laptop', scope: 'read', companies: [], expires_at: addDays(today(), 90) }
  expect(writes()).toEqual([{ call: make, body }])
  await screen.findByRole('button', { name: /^Intrekken: Laptop/ })
  const everywhere = () => [kept(), JSON.stringify({ ...localStorage, ...sessionStorage }), location.href].join()
  expect(everywhere()).toContain('Laptop')
  expect(everywhere()).not.toContain('geheim')
  await press('Ik heb het bewaard')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.body.innerHTML + everywhere()).not.toContain('geheim')
})

test('the choice of companies and the day are sent, and none chosen is never all', async () => {
  on(make, made)
  draw()
  await begin()
  choose('Alles wat een token mag')
  choose('Een keuze')
  choose('Een andere dag')
  await press('Maak token')
  expect(await screen.findByText('Kies minstens één bedrijf.')).toBeTruthy()
  expect(screen.getByText('Vul de laatste dag in.')).toBeTruthy()
  choose('Bruglak')
  await type('Laatste dag', '31 maart 2027')
  expect(screen.getByText('Tot en met 31 maart 2027')).toBeTruthy()
  await press('Maak token')
  await screen.findByText('wbso_pat_geheim')
  const body = { name: 'Laptop', scope: 'write', companies: [4], expires_at: '2027-03-31' }
  expect(writes()).toEqual([{ call: make, body }])
})

test('among many companies one is found, and those that were chosen stay so', async () => {
  on(
    'GET /api/company-dashboard/companies/',
    Array.from({ length: 30 }, (_, i) => selectable(i + 1)),
  )
  draw()
  await begin()
  choose('Een keuze')
  fireEvent.click(await screen.findByLabelText('B7'))
  await type('Zoek een bedrijf', 'b1')
  expect(screen.getAllByRole('checkbox')).toHaveLength(11)
  choose('B19')
  expect(screen.getByText('2 van 30 gekozen')).toBeTruthy()
  expect(fireEvent.keyDown(screen.getByLabelText('Zoek een bedrijf'), { key: 'Enter' })).toBe(false)
})

test('the password is asked for first, and then the token is made', async () => {
  on(make, unconfirmed, made)
  on(confirm, reply(400, { password: ['Dit wachtwoord klopt niet.'] }), null)
  draw()
  await begin()
  await press('Maak token')
  await confirmWith('verkeerd')
  expect(await screen.findByText('Dit wachtwoord klopt niet.')).toBeTruthy()
  await confirmWith('goed')
  expect(await screen.findByText('wbso_pat_geheim')).toBeTruthy()
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
})

test('without the password none is made, and what was typed is still there', async () => {
  on(make, unconfirmed)
  draw()
  await begin()
  await press('Maak token')
  const asked = await screen.findByRole('dialog', { name: 'Vul je wachtwoord nog een keer in' })
  fireEvent.click(within(asked).getByRole('button', { name: 'Annuleren' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Maak token' }).getAttribute('aria-busy')).toBeNull())
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByLabelText<HTMLInputElement>('Naam').value).toBe('Laptop')
  expect(writes()).toHaveLength(1)
})

test('what the server refuses is said at its field, or about the whole', async () => {
  const wrong = { name: ['Naam te lang.'], companies: ['Bedrijf weg.'], expires_at: ['Te ver.'] }
  on(make, reply(400, wrong), reply(409, { detail: 'Je hebt al vijftig tokens.', code: 'bound_reached' }), broken)
  draw()
  await begin()
  await press('Maak token')
  expect((await screen.findByLabelText('Naam')).getAttribute('aria-invalid')).toBe('true')
  for (const [said] of Object.values(wrong)) expect(screen.getByText(said ?? '')).toBeTruthy()
  await press('Maak token')
  expect(await screen.findByText('Je hebt al vijftig tokens.')).toBeTruthy()
  await press('Maak token')
  expect(await screen.findByText('Het token is niet gemaakt.')).toBeTruthy()
})
