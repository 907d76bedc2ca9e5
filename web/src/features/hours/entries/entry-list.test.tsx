import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { HourAction } from '../../../api/hours'
import { anEntry, aSpan, keyOf, noAnswer } from '../../../test/hours'
import { renderInApp } from '../../../test/render'
import { broken, on, reply, writes } from '../../../test/server'
import { EntryList } from './entry-list'

const of = 'registratie van Anna de Vries op dinsdag 17 november'
const correct = 'POST /api/hours/'
const withdraw = 'DELETE /api/hours/{id}/'
const restore = 'POST /api/hours/{id}/restore/'
const one = '/api/hours/310/'
const history = 'GET /api/hours/{id}/history/'

/** Shows the entries of a week. */
const open = (entries = [anEntry()]) =>
  renderInApp(<EntryList number="WBSO-2026-00042" monday="2026-11-16" span={aSpan} entries={entries} />)

const press = (name: string) => fireEvent.click(screen.getByLabelText(`${name} ${of}`))
const write = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

test('D-18 an entry says who worked what, when and how late', () => {
  open([anEntry({ late: true, late_hours: '5.5' })])
  const words = screen.getByRole('row', { name: /Anna/ }).textContent
  for (const word of ['Anna de Vries', 'Ontwikkelaar', '17-11-2026', '5,5 uur', 'Meten', 'laat'])
    expect(words).toContain(word)
})

test('of a correction that adds hours late, those are late', async () => {
  const late = anEntry({
    late: true,
    late_hours: '2.0',
    first_recorded_at: '2026-11-17T16:00:00Z',
    recorded_at: '2026-12-09T09:00:00Z',
  })
  on(history, [])
  open([late])
  expect(screen.getByText('2 uur laat')).toBeTruthy()
  press('Geschiedenis')
  expect(await screen.findByText(/^Eerst vastgelegd/)).toBeTruthy()
  expect(screen.getByText(/^Eerst vastgelegd/).textContent).toMatch(
    /^Eerst vastgelegd op 17-11-2026,? 17:00, zoals het nu is op 09-12-2026,? 10:00\. 2 uur is meer dan 10 werkdagen na de dag vastgelegd\.$/,
  )
})

test('withdrawing asks first, is sent once, and its history stays at hand', async () => {
  on(withdraw, null)
  open()
  press('Verwijder')
  expect(writes()).toEqual([])
  fireEvent.click(screen.getByText('Verwijderen'))
  fireEvent.click(screen.getByText('Verwijderen'))
  expect(await screen.findByText('Registratie verwijderd')).toBeTruthy()
  expect(writes()).toEqual([{ call: 'DELETE /api/hours/310/', body: null }])
  expect(screen.getByText('Bekijk de geschiedenis')).toBeTruthy()
})

const full = 'Maximum 8 uur per dag per medewerker. Huidig totaal voor dinsdag: 4h'

test('a withdrawn entry is put back from the message, once, or it is said why not', async () => {
  on(withdraw, null)
  on(restore, reply(400, { hours: [full] }), anEntry())
  open()
  press('Verwijder')
  fireEvent.click(screen.getByText('Verwijderen'))
  fireEvent.click(await screen.findByText('Ongedaan maken'))
  expect((await screen.findByText(full)).getAttribute('role')).toBe('alert')
  fireEvent.click(screen.getByText('Ongedaan maken'))
  fireEvent.click(screen.getByText('Ongedaan maken'))
  expect((await screen.findByText('Registratie teruggezet')).closest('[role=status]')).toBeTruthy()
  expect(document.activeElement?.textContent).toBe('Registraties van week 47')
  const calls = writes().map(({ call }) => call)
  expect(calls).toEqual([`DELETE ${one}`, `POST ${one}restore/`, `POST ${one}restore/`])
})

test('what was deleted earlier is put back from its list', async () => {
  on('GET /api/hours/', [anEntry()])
  on(restore, anEntry())
  open([])
  fireEvent.click(screen.getByText('Toon verwijderde registraties'))
  await screen.findByRole('table', { name: 'Verwijderde registraties' })
  press('Zet terug')
  expect(await screen.findByText('Registratie teruggezet')).toBeTruthy()
})

test('what was deleted is to be found later, with its history', async () => {
  on('GET /api/hours/', ({ query }) =>
    query.get('withdrawn') === 'true' && query.get('view') === 'log' ? [anEntry({ id: 309, hours: '3.0' })] : [],
  )
  on(history, [])
  open([])
  fireEvent.click(screen.getByText('Toon verwijderde registraties'))
  const deleted = within(await screen.findByRole('table', { name: 'Verwijderde registraties' }))
  expect(deleted.getByRole('row', { name: /Anna/ }).textContent).toContain('3 uur')
  expect(deleted.queryByText('Wijzig')).toBeNull()
  press('Geschiedenis')
  expect(await screen.findByLabelText('Geschiedenis', { selector: 'table' })).toBeTruthy()
})

test.each([broken, reply(404, { detail: 'Not found.' })])(
  'a withdrawal that fails is said: $status',
  async (answer) => {
    on(withdraw, answer)
    open()
    press('Verwijder')
    fireEvent.click(screen.getByText('Verwijderen'))
    expect((await screen.findByText('Kon registratie niet verwijderen')).closest('[role=alert]')).toBeTruthy()
  },
)

test('a correction replaces the entry, with what was changed', async () => {
  on(correct, anEntry({ id: 311, hours: '6.0' }))
  open()
  press('Wijzig')
  write('Uren', '6')
  fireEvent.click(screen.getByText('Opslaan'))
  fireEvent.click(screen.getByText('Opslaan'))
  expect(await screen.findByText('Registratie gewijzigd')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement?.textContent).toBe('Registraties van week 47')
  const body = { date: '2026-11-17', hours: '6.0', description: 'Meten', employee: 4 }
  expect(writes()).toEqual([{ call: correct, body: { ...body, project_number: 'WBSO-2026-00042', replaces: 310 } }])
})

test('an entry that moves to another week is to be found from here', async () => {
  on(correct, anEntry({ id: 311, date: '2026-11-10' }))
  open()
  press('Wijzig')
  write('Datum', '10-11-2026')
  fireEvent.click(screen.getByText('Opslaan'))
  expect((await screen.findByText(/Ze staat nu op/)).textContent).toBe('Ze staat nu op dinsdag 10 november: Week 46.')
  expect(writes()).toMatchObject([{ body: { date: '2026-11-10' } }])
  expect(screen.getByText('Week 46').getAttribute('href')).toBe('/?week=2026-11-09')
})

test('another day that is odd is asked about once', async () => {
  on(correct, anEntry({ id: 311, date: '2026-11-21' }))
  open()
  press('Wijzig')
  write('Datum', '21-11-2026')
  fireEvent.click(screen.getByText('Opslaan'))
  expect(screen.getByText('Dit is een zaterdag.').closest('[role=status]')).toBeTruthy()
  expect(writes()).toEqual([])
  fireEvent.click(screen.getByText('Toch opslaan'))
  expect(await screen.findByText('Registratie gewijzigd')).toBeTruthy()
})

test('a correction without a day says how to write one', () => {
  open()
  press('Wijzig')
  expect(screen.getByLabelText<HTMLInputElement>('Datum').value).toBe('17-11-2026')
  write('Datum', '11/31/2026')
  fireEvent.click(screen.getByText('Opslaan'))
  expect(screen.getByText(/^Deze datum bestaat niet/)).toBeTruthy()
  expect(writes()).toEqual([])
  fireEvent.click(screen.getByText('Annuleren')) // or what was typed would be there again
})

test('a day that stays is not asked about', async () => {
  on(correct, anEntry({ id: 311 }))
  open([anEntry({ date: '2026-11-21' })])
  fireEvent.click(screen.getByText('Wijzig'))
  write('Uren', '4')
  fireEvent.click(screen.getByText('Opslaan'))
  expect(await screen.findByText('Registratie gewijzigd')).toBeTruthy()
})

test('a day that is back at what it was is not asked about', async () => {
  on(correct, anEntry({ id: 311 }))
  open([anEntry({ date: '2026-11-21' })])
  fireEvent.click(screen.getByText('Wijzig'))
  write('Datum', '22-11-2026')
  fireEvent.click(screen.getByText('Opslaan'))
  expect(screen.getByText('Dit is een zondag.')).toBeTruthy()
  write('Datum', '21-11-2026')
  fireEvent.click(screen.getByText('Toch opslaan'))
  expect(await screen.findByText('Registratie gewijzigd')).toBeTruthy()
  expect(writes()).toHaveLength(1)
})

test('a correction that is wrong says so at its field and keeps what was typed', async () => {
  const words = 'Maximum 8 uur per dag per medewerker. Huidig totaal voor dinsdag: 3h'
  on(correct, reply(400, { hours: [words] }))
  open()
  press('Wijzig')
  write('Uren', 'x')
  write('Beschrijving', ' ')
  fireEvent.click(screen.getByText('Opslaan'))
  expect(screen.getByText('Voer een geldig getal in.')).toBeTruthy()
  expect(screen.getByText('Vul een beschrijving in')).toBeTruthy()
  expect(writes()).toEqual([])
  write('Uren', '7')
  write('Beschrijving', 'Bouwen')
  fireEvent.click(screen.getByText('Opslaan'))
  expect(await screen.findByText(words)).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Uren'))
  expect(screen.getByLabelText<HTMLInputElement>('Beschrijving').value).toBe('Bouwen')
})

test('D-04 a correction without an answer is sent again with the same key', async () => {
  const sent = on(correct, noAnswer, anEntry({ id: 311 }))
  open()
  press('Wijzig')
  fireEvent.click(screen.getByText('Opslaan'))
  expect(await screen.findByText('De wijziging is nog niet opgeslagen. Probeer het opnieuw.')).toBeTruthy()
  fireEvent.click(screen.getByText('Opslaan'))
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(new Set(sent.map(keyOf)).size).toBe(1)
})

test('D-18 the history says what happened, when and by whom', async () => {
  const action = (changes: Partial<HourAction>): HourAction => ({
    entry: 309,
    action: 'recorded',
    date: '2026-11-17',
    hours: '8.0',
    description: 'Meten',
    at: '2026-11-17T16:00:00Z',
    by: 'anna',
    ...changes,
  })
  const actions = [
    action({}),
    action({ action: 'withdrawn', by: 'administrator' }),
    action({ entry: 310, hours: '5.5', by: 'administrator' }),
    action({ entry: 310, hours: '5.5', action: 'withdrawn' }),
    action({ entry: 310, hours: '5.5', action: 'restored' }),
  ]
  on(history, actions)
  open()
  press('Geschiedenis')
  const rows = within(await screen.findByLabelText('Geschiedenis', { selector: 'table' }))
    .getAllByRole('row')
    .slice(1)
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Geregistreerd17-11-2026,? 17:00 door anna.*8 uurMeten/),
    expect.stringMatching(/Gewijzigd.*door een beheerder.*5,5 uur/),
    expect.stringMatching(/Verwijderd.*5,5 uur/),
    expect.stringMatching(/Teruggezet.*5,5 uur/),
  ])
})
