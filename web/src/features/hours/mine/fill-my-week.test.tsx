import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { HourEntry } from '../../../api/hours'
import type { MyHours } from '../../../api/my-hours'
import { keyOf, noAnswer } from '../../../test/hours'
import { aProjectOfMine, mineOn, mineServer, myWeek } from '../../../test/my-hours'
import { renderInApp } from '../../../test/render'
import { reply, writes } from '../../../test/server'
import { signedIn } from '../../../test/signed-in'
import { type as write } from '../../../test/type'
import MyHoursPage from '../my-hours-page'

beforeEach(signedIn)
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00Z') }))
afterEach(() => void vi.useRealTimers())

type Answering = Parameters<typeof mineServer>[2]

/** Opens a week of one's own. Returns what is posted. */
async function open(week: Partial<MyHours> = {}, entries: HourEntry[] = [], answer?: Answering) {
  const posted = mineServer(myWeek(week), entries, answer)
  const view = renderInApp(<MyHoursPage />, '/uren?week=2026-11-16')
  await screen.findByLabelText('Uren van de week')
  await waitFor(() => expect(screen.queryAllByLabelText(/^Wijzig .* uur van/)).toHaveLength(entries.length))
  return { posted, view }
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const tuesday = (project: string) => field(`${project}, dinsdag 17 november`)
const describe = (project: string) => write(field(`Beschrijving voor ${project}`), 'Meten')
const save = () => fireEvent.click(screen.getByText(/^(Toch opslaan|Opslaan)$/))

test('each project is sent under its own number, each cell with a key of its own', async () => {
  const { posted } = await open()
  for (const project of ['Pomp 1', 'Pomp 2']) await describe(project)
  await write(tuesday('Pomp 1'), '4')
  await write(tuesday('Pomp 2'), '3,5')
  save()
  expect(await screen.findByText('Uren succesvol toegevoegd')).toBeTruthy()
  const common = { employee: 4, date: '2026-11-17', description: 'Meten' }
  expect(posted.map(({ body }) => body)).toEqual([
    { ...common, hours: '4.0', project_number: 'WBSO-2026-00001' },
    { ...common, hours: '3.5', project_number: 'WBSO-2026-00002' },
  ])
  expect(new Set(posted.map(keyOf)).size).toBe(2)
  expect(await screen.findByLabelText('Wijzig 3,5 uur van Pomp 2, dinsdag 17 november')).toBeTruthy()
})

test('a day has room for all projects together, with what is typed in other rows', async () => {
  const { posted } = await open({}, [mineOn(1, { hours: '3.0' })])
  for (const project of ['Pomp 1', 'Pomp 2']) await describe(project)
  await write(tuesday('Pomp 1'), '2')
  await userEvent.click(tuesday('Pomp 2'))
  const room = 'op di 17 nov (3 geregistreerd, waarvan 3 op andere projecten, 2 ingevuld op andere projecten)'
  expect(screen.getByText(`Nog 3 uur mogelijk ${room}`)).toBeTruthy()
  await write(tuesday('Pomp 2'), '4')
  save()
  const full = 'Maximum 8 uur per dag per medewerker. Huidig totaal voor dinsdag: 5h'
  expect(screen.getByText(`Pomp 2, dinsdag 17 november: ${full}`)).toBeTruthy()
  expect(posted).toEqual([])
})

test('a project that one is assigned to no more takes nothing, and what it has is corrected still', async () => {
  const projects = [aProjectOfMine(1, { assigned: false }), aProjectOfMine(2)]
  const { posted } = await open({ projects }, [mineOn(1)])
  expect(screen.getByText('Niet meer toegewezen aan dit project')).toBeTruthy()
  expect(tuesday('Pomp 1').readOnly).toBe(true)
  expect(tuesday('Pomp 2').readOnly).toBe(false)
  const user = userEvent.setup()
  await user.click(field('Wijzig 5,5 uur van Pomp 1, dinsdag 17 november'))
  await user.keyboard('4{Enter}')
  const figure = await screen.findByLabelText('Wijzig 4 uur van Pomp 1, dinsdag 17 november')
  expect(posted[0]?.body).toMatchObject({ replaces: 310, hours: '4.0', project_number: 'WBSO-2026-00001' })
  expect(document.activeElement).toBe(figure)
})

test('several entries of a day are listed; those of others are not one’s own', async () => {
  const entries = [mineOn(1), mineOn(1, { id: 311, hours: '1.0', description: 'Overleg' })]
  mineServer(myWeek(), [...entries, mineOn(1, { id: 312, employee: 9 })])
  renderInApp(<MyHoursPage />, '/uren?week=2026-11-16')
  const user = userEvent.setup()
  await user.click(await screen.findByLabelText('Wijzig 6,5 uur van Pomp 1, dinsdag 17 november'))
  const list = within(await screen.findByRole('dialog', { name: 'Pomp 1' }))
  expect(list.getAllByRole('row').slice(1)).toHaveLength(2)
  await user.click(screen.getByText('Sluiten'))
  expect(document.activeElement).toBe(tuesday('Pomp 1'))
})

test('in a closed month nothing is typed or pasted, and the cell says why', async () => {
  const month = { confirm_from: '2026-11-30', reason: '', reason_of: null, sheets: [] }
  await open({ months: [{ month: '2026-11', state: 'closed', ...month }] })
  expect(tuesday('Pomp 1').readOnly).toBe(true)
  await userEvent.click(tuesday('Pomp 1'))
  expect(document.getElementById('ruimte')?.textContent).toBe('Deze maand is afgesloten.')
  fireEvent.paste(tuesday('Pomp 1'), { clipboardData: { getData: () => '4\t3' } })
  expect(screen.getByText(/^0 cellen ingevuld/)).toBeTruthy()
})

test('hours in a closed month are looked at, and do not change', async () => {
  const month = { confirm_from: '2026-11-30', reason: '', reason_of: null, sheets: [] }
  mineServer(myWeek({ months: [{ month: '2026-11', state: 'closed', ...month }] }), [mineOn(1)])
  renderInApp(<MyHoursPage />, '/uren?week=2026-11-16')
  await userEvent.click(await screen.findByLabelText('Bekijk 5,5 uur van Pomp 1, dinsdag 17 november'))
  const list = within(await screen.findByRole('dialog', { name: 'Pomp 1' }))
  expect(list.getByText('Deze maand is afgesloten.')).toBeTruthy()
  expect(await list.findByText('Geschiedenis')).toBeTruthy()
  expect(list.queryByText('Wijzig')).toBeNull()
})

test('a month that was closed meanwhile refuses, and what was typed stays', async () => {
  const words = 'De maand november 2026 is afgesloten.'
  await open({}, [], () => reply(409, { detail: words, code: 'month_closed' }))
  await describe('Pomp 1')
  await write(tuesday('Pomp 1'), '4')
  save()
  expect(await screen.findByText(`Pomp 1, dinsdag 17 november: ${words}`)).toBeTruthy()
  expect(tuesday('Pomp 1').value).toBe('4')
})

const confirmed: Partial<MyHours> = {
  marks: [{ date: '2026-11-17', mark: 'absent' }],
  states: [{ date: '2026-11-17', state: 'absent', late_on: null }],
  months: [
    {
      month: '2026-11',
      state: 'confirmed',
      confirm_from: '2026-11-30',
      reason: '',
      reason_of: null,
      sheets: [],
    },
  ],
}

test('hours on a marked day, in a month that is confirmed, ask for one more press', async () => {
  const { posted } = await open(confirmed)
  await describe('Pomp 1')
  await write(tuesday('Pomp 1'), '4')
  save()
  const words = 'Deze dag staat op Afwezig; dat vervalt dan. Deze maand is al bevestigd; die bevestiging vervalt dan.'
  expect(screen.getByText(`di 17 nov: ${words}`)).toBeTruthy()
  expect(posted).toEqual([])
  save()
  expect(await screen.findByText('Uren succesvol toegevoegd')).toBeTruthy()
})

test('a correction in a month that is confirmed asks for one more press too', async () => {
  const { posted } = await open({ ...confirmed, marks: [], states: [] }, [mineOn(1)])
  const user = userEvent.setup()
  await user.click(field('Wijzig 5,5 uur van Pomp 1, dinsdag 17 november'))
  await user.keyboard('4{Enter}')
  expect(screen.getByText('Deze maand is al bevestigd; die bevestiging vervalt dan.')).toBeTruthy()
  expect(posted).toEqual([])
  await user.keyboard('{Enter}')
  await screen.findByLabelText('Wijzig 4 uur van Pomp 1, dinsdag 17 november')
  expect(posted).toHaveLength(1)
})

test('what did not arrive stays, also on another screen, and is sent again with the same key', async () => {
  const { posted, view } = await open({}, [], (_, nth) => (nth === 1 ? noAnswer : undefined))
  await describe('Pomp 2')
  await write(tuesday('Pomp 2'), '4')
  save()
  expect(await screen.findByText('Pomp 2, dinsdag 17 november: nog niet opgeslagen')).toBeTruthy()
  view.unmount()
  renderInApp(<MyHoursPage />, '/uren?week=2026-11-16')
  await screen.findByLabelText('Uren van de week')
  expect(tuesday('Pomp 2').value).toBe('4')
  save()
  expect(await screen.findByText('Uren succesvol toegevoegd')).toBeTruthy()
  expect(posted).toHaveLength(2)
  expect(new Set(posted.map(keyOf)).size).toBe(1)
})

test('a row of a spreadsheet fills the cells to the right', async () => {
  await open()
  fireEvent.paste(tuesday('Pomp 1'), { clipboardData: { getData: () => '4\t3.5\t7:30\r\n' } })
  const values = ['dinsdag 17', 'woensdag 18', 'donderdag 19'].map((day) => field(`Pomp 1, ${day} november`).value)
  expect(values).toEqual(['4', '3.5', '7:30'])
  expect(writes()).toEqual([])
})

test('two projects of one title are told apart', async () => {
  const [one, two] = [aProjectOfMine(1, { project_title: 'Pomp' }), aProjectOfMine(2, { project_title: 'Pomp' })]
  await open({ projects: [one, two] })
  expect(tuesday('Pomp (WBSO-2026-00002)')).toBeTruthy()
})
