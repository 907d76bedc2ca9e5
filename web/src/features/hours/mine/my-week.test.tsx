import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { HourEntry } from '../../../api/hours'
import type { DayMarkInput, MyHours, MyMonth } from '../../../api/my-hours'
import { mineOn, mineServer, myWeek } from '../../../test/my-hours'
import { renderInApp } from '../../../test/render'
import { on, reply, writes } from '../../../test/server'
import { media } from '../../../test/setup'
import { signedIn } from '../../../test/signed-in'
import { type as write } from '../../../test/type'
import MyHoursPage from '../my-hours-page'

beforeEach(signedIn)
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00Z') }))
afterEach(() => void vi.useRealTimers())

const aMonth = (changes: Partial<MyMonth>): MyMonth => ({
  month: '2026-10',
  state: 'open',
  confirm_from: '2026-10-30',
  reason: '',
  reason_of: null,
  sheets: [],
  ...changes,
})

const states: MyHours['states'] = [
  { date: '2026-11-16', state: 'recorded', late_on: null },
  { date: '2026-11-17', state: 'late', late_on: null },
  { date: '2026-11-18', state: 'due', late_on: '2026-11-27' },
  { date: '2026-11-19', state: 'none', late_on: null },
  { date: '2026-11-20', state: 'open', late_on: '2026-12-04' },
  { date: '2026-11-21', state: 'off', late_on: null },
  { date: '2026-11-22', state: 'off', late_on: null },
]

async function open(
  week: Partial<MyHours> = {},
  { at = '/uren?week=2026-11-16', entries = [] as HourEntry[], openDays = [] as string[] } = {},
) {
  const posted = mineServer(myWeek(week), entries, undefined, openDays)
  renderInApp(<MyHoursPage />, at)
  await screen.findByText('Opslaan')
  return { posted, user: userEvent.setup() }
}

const lines = (table: string) =>
  within(screen.getByRole('table', { name: table }))
    .getAllByRole('row')
    .slice(1)

test('every day says what is known of it, in words', async () => {
  await open({ states })
  const words = lines('Dagen').map((row) => within(row).getAllByRole('cell')[0]?.textContent)
  expect(words).toEqual([
    'Geregistreerd',
    'Open, te laat',
    'Open, op tijd t/m do 26 nov',
    'Geen S&O',
    'Open, op tijd t/m do 3 dec',
    'Geen werkdag',
    'Geen werkdag',
  ])
})

test('a day, the rest of the week, and a mark off again, are a press each', async () => {
  const { user } = await open({ states, marks: [{ date: '2026-11-19', mark: 'none' }] })
  on('PUT /api/day-marks/', ({ body: { from } }) => ({ marked: [from], skipped: ['2026-11-20'] }))
  const marked = () => writes().map(({ body }) => body as DayMarkInput)
  await user.click(screen.getByRole('button', { name: 'Afwezig op dinsdag 17 november' }))
  expect(await screen.findByText('Afwezig: di 17 nov. Overgeslagen, want daar staan uren: vr 20 nov.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Geen S&O van woensdag 18 november tot en met vrijdag' }))
  await user.click(screen.getByRole('button', { name: 'Geen S&O op donderdag 19 november', pressed: true }))
  await waitFor(() => expect(marked()).toHaveLength(3))
  expect(marked()).toEqual([
    { employee: 4, from: '2026-11-17', to: '2026-11-17', mark: 'absent' },
    { employee: 4, from: '2026-11-18', to: '2026-11-20', mark: 'none' },
    { employee: 4, from: '2026-11-19', to: '2026-11-19', mark: null },
  ])
  expect(screen.queryByRole('button', { name: 'Afwezig op maandag 16 november' })).toBeNull()
})

test('a mark that is refused says why', async () => {
  const { user } = await open({ states })
  on('PUT /api/day-marks/', reply(409, { detail: 'De maand is afgesloten.', code: 'month_closed' }))
  await user.click(screen.getByRole('button', { name: 'Afwezig op dinsdag 17 november' }))
  expect(await screen.findByText('De maand is afgesloten.')).toBeTruthy()
})

test('months say how they stand, why they came back, and where their timesheets are', async () => {
  const sheet = { sha256: 'ab12', made_at: '2026-09-02T08:00:00Z' }
  await open(
    {
      months: [
        aMonth({ month: '2026-08', reason: 'Klopt 3 augustus wel?', reason_of: 'return' }),
        aMonth({
          month: '2026-09',
          state: 'closed',
          sheets: [
            { id: 72, ...sheet, replaced_at: null },
            { id: 71, ...sheet, replaced_at: '2026-09-05T08:00:00Z' },
          ],
        }),
        aMonth({ month: '2026-10', state: 'confirmed', reason: 'Cursus', reason_of: 'confirm' }),
        aMonth({ month: '2026-11', confirm_from: '2026-11-30' }),
      ],
    },
    { openDays: ['2026-11-17'] },
  )
  const rows = lines('Maanden').map((row) => row.textContent)
  expect(rows[0]).toContain('augustus 2026OpenTeruggestuurd: Klopt 3 augustus wel?')
  expect(rows[1]).toMatch(/Afgesloten.*Download.*SHA-256 \(1 vervangen\).*Gemaakt op.*ab12.*vervangen op/)
  expect(rows[2]).toContain('BevestigdBevestigd met open dagen: Cursus')
  expect(rows[3]).toContain('1 open dagKan vanaf ma 30 nov')
  expect(screen.getAllByText('Mijn maand klopt')).toHaveLength(1)
})

test('a month without open days is confirmed with a press', async () => {
  const months = [aMonth({})]
  const { user } = await open({ states, months })
  on('POST /api/companies/{company}/months/{month}/confirm/', () => {
    months[0] = aMonth({ state: 'confirmed' })
    return { month: '2026-10', people: [] }
  })
  await user.click(screen.getByText('Mijn maand klopt'))
  expect(await screen.findByText('Je hebt oktober 2026 bevestigd.')).toBeTruthy()
  expect(writes()).toEqual([{ call: 'POST /api/companies/3/months/2026-10/confirm/', body: { employees: [4] } }])
  expect(document.activeElement?.textContent).toBe('Maanden')
  months[0] = aMonth({}) // undone, by hours or by who runs the company
  on('PUT /api/day-marks/', { marked: ['2026-11-20'], skipped: [] })
  await user.click(screen.getByRole('button', { name: 'Afwezig op vrijdag 20 november' }))
  await waitFor(() => expect(screen.queryByText('Je hebt oktober 2026 bevestigd.')).toBeNull())
})

test('one with open days asks for a reason first; a refusal says why', async () => {
  const months = [aMonth({})]
  const { user } = await open({ months }, { openDays: ['2026-10-29', '2026-10-30'] })
  const detail = 'Deze maand is al afgesloten.'
  on('POST /api/companies/{company}/months/{month}/confirm/', reply(409, { detail, code: 'month_state' }), () => {
    months[0] = aMonth({ state: 'confirmed' })
    return { month: '2026-10', people: [] }
  })
  await user.click(screen.getByText('Mijn maand klopt'))
  const dialog = within(await screen.findByRole('dialog', { name: 'oktober 2026 bevestigen' }))
  await user.click(dialog.getByRole('button', { name: 'Mijn maand klopt' }))
  expect(dialog.getByText('Vul een reden in')).toBeTruthy()
  await write(dialog.getByLabelText('Reden'), 'Verlof')
  await user.click(dialog.getByRole('button', { name: 'Mijn maand klopt' }))
  expect(await dialog.findByText(detail)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Mijn maand klopt' }))
  expect(await screen.findByText('Je hebt oktober 2026 bevestigd.')).toBeTruthy()
  expect(writes().at(-1)?.body).toEqual({ employees: [4], reason: 'Verlof' })
})

test('what was deleted can be put back, which asks first in a month that is confirmed', async () => {
  const deleted = mineOn(2, { id: 400, description: 'Nazorg' })
  const { user } = await open({ months: [aMonth({ month: '2026-11', state: 'confirmed' })] })
  on('GET /api/hours/', ({ query }) =>
    query.get('withdrawn') === 'true' && query.get('project_number') === 'WBSO-2026-00002' ? [deleted] : [],
  )
  on('POST /api/hours/{id}/restore/', deleted)
  await user.click(screen.getByText('Toon verwijderde registraties'))
  const back = await screen.findByText('Zet terug')
  expect(lines('Verwijderde registraties')[0]?.textContent).toContain('Pomp 2')
  await user.click(back)
  expect(screen.getByText('Deze maand is al bevestigd; die bevestiging vervalt dan.')).toBeTruthy()
  expect(writes()).toEqual([])
  await user.click(screen.getByText('Zet terug'))
  expect(await screen.findByText('Registratie teruggezet')).toBeTruthy()
  expect(document.activeElement?.textContent).toBe('Verwijderde registraties')
})

test('the oldest open day is a link away', async () => {
  await open({}, { openDays: ['2026-11-03', '2026-11-17'] })
  const link = screen.getByRole('link', { name: 'Naar de oudste open dag (di 3 nov)' })
  fireEvent.click(link)
  expect(await screen.findByRole('heading', { name: 'Week 45' })).toBeTruthy()
})

const phone = () => media.match('(max-width: 39.49em)')

test('a phone shows the oldest open day, which taps alone fill, with what was described before', async () => {
  phone()
  const before = [
    mineOn(1, { id: 1, date: '2026-11-16', description: 'Overleg', hours: '8.0' }),
    mineOn(1, { id: 2, date: '2026-11-15', description: 'Meten', hours: '1.0' }),
  ]
  const { posted, user } = await open({ states }, { at: '/uren', entries: before, openDays: ['2026-11-17'] })
  expect(screen.getByRole('heading', { name: 'dinsdag 17 november' })).toBeTruthy()
  expect(screen.queryByLabelText('Uren van de week')).toBeNull()
  const more = screen.getByRole('button', { name: 'Half uur meer: Pomp 1' })
  for (let presses = 0; presses < 3; presses++) await user.click(more)
  await user.click(screen.getByRole('button', { name: 'Half uur minder: Pomp 1' }))
  expect(screen.getByLabelText<HTMLInputElement>('Beschrijving voor Pomp 1').value).toBe('Overleg')
  await user.click(screen.getByRole('button', { name: 'Meten' }))
  await user.click(screen.getByText('Opslaan'))
  expect(await screen.findByText('Uren succesvol toegevoegd')).toBeTruthy()
  expect(posted.map(({ body }) => [body.date, body.hours, body.description])).toEqual([['2026-11-17', '1.0', 'Meten']])
  expect(screen.getByRole('heading', { name: 'dinsdag 17 november' })).toBeTruthy()
  expect(await screen.findByText('1 uur geregistreerd')).toBeTruthy()
})

test('a phone goes to the days beside it, also of other weeks, and takes no more than there is room for', async () => {
  phone()
  const { user } = await open({ states }, { entries: [mineOn(1, { date: '2026-11-17', hours: '8.0' })] })
  expect(screen.getByRole('heading', { name: 'dinsdag 17 november' })).toBeTruthy()
  const more = await screen.findByRole('button', { name: 'Half uur meer: Pomp 2' })
  await waitFor(() => expect(more.getAttribute('aria-disabled')).toBe('true'))
  await user.click(more)
  expect(screen.getByLabelText<HTMLInputElement>('Pomp 2, dinsdag 17 november').value).toBe('')
  for (const name of ['maandag 16 november', 'zondag 15 november']) {
    await user.click(screen.getByRole('button', { name: 'Vorige dag' }))
    expect(await screen.findByRole('heading', { name })).toBeTruthy()
  }
  expect(screen.getByRole('heading', { name: 'Week 46' })).toBeTruthy()
})

test('a phone says which day lacks what', async () => {
  phone()
  const { user, posted } = await open({ states })
  await user.click(screen.getByRole('button', { name: 'Half uur meer: Pomp 2' }))
  await user.click(screen.getByRole('button', { name: 'Volgende dag' }))
  await user.click(screen.getByText('Opslaan'))
  fireEvent.click(await screen.findByText('Pomp 2: Vul een beschrijving in'))
  expect(screen.getByRole('heading', { name: 'dinsdag 17 november' })).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Beschrijving voor Pomp 2'))
  expect(posted).toEqual([])
})

test('a phone takes away what was typed in a month that was closed meanwhile', async () => {
  phone()
  const months = [aMonth({ month: '2026-11' })]
  const { user } = await open({ states, months })
  on('PUT /api/day-marks/', reply(409, { detail: 'De maand is afgesloten.', code: 'month_closed' }))
  const more = screen.getByRole('button', { name: 'Half uur meer: Pomp 1' })
  await user.click(more)
  months[0] = aMonth({ month: '2026-11', state: 'closed' })
  await user.click(screen.getByRole('button', { name: 'Afwezig op dinsdag 17 november' }))
  await waitFor(() => expect(more.getAttribute('aria-disabled')).toBe('true'))
  await user.click(screen.getByText('Opslaan'))
  expect(screen.getByRole('heading', { name: 'Deze maand is afgesloten.' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Half uur minder: Pomp 1' }))
  expect(screen.queryByLabelText('Pomp 1, dinsdag 17 november')).toBeNull()
})

test('a phone says what became of a mark on its own day', async () => {
  phone()
  const { user } = await open({ states })
  on('PUT /api/day-marks/', { marked: ['2026-11-17'], skipped: [] })
  await user.click(screen.getByRole('button', { name: 'Afwezig op dinsdag 17 november' }))
  expect(await screen.findByText('Afwezig: di 17 nov.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Volgende dag' }))
  expect(screen.queryByText('Afwezig: di 17 nov.')).toBeNull()
})
