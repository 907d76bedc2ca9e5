import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { HourAction } from '../../../api/hours'
import { anEntry, aSpan } from '../../../test/hours'
import { renderInApp } from '../../../test/render'
import { EntryList } from './entry-list'

const of = 'registratie van Anna de Vries op dinsdag 17 november'
const sent = vi.fn()

/** Shows the entries of a week, on a server that answers like this. */
function open(answer: (request: Request) => Response, entries = [anEntry()]) {
  sent.mockReset()
  vi.stubGlobal('fetch', async (request: Request) => {
    const body = request.method === 'POST' ? JSON.parse(await request.clone().text()) : undefined
    if (request.method !== 'GET') sent(request.method, new URL(request.url).pathname, body)
    return answer(request)
  })
  renderInApp(<EntryList number="WBSO-2026-00042" monday="2026-11-16" span={aSpan} entries={entries} />)
}

const press = (name: string) => fireEvent.click(screen.getByLabelText(`${name} ${of}`))
const write = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

test('D-18 an entry says who worked what, when and how late', () => {
  open(() => Response.json({}), [anEntry({ late: true, late_hours: '5.5' })])
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
  open(() => Response.json([]), [late])
  expect(screen.getByText('2 uur laat')).toBeTruthy()
  press('Geschiedenis')
  expect(await screen.findByText(/^Eerst vastgelegd/)).toBeTruthy()
  expect(screen.getByText(/^Eerst vastgelegd/).textContent).toMatch(
    /^Eerst vastgelegd op 17-11-2026,? 17:00, zoals het nu is op 09-12-2026,? 10:00\. 2 uur is meer dan 10 werkdagen na de dag vastgelegd\.$/,
  )
})

test('withdrawing asks first, is sent once, and its history stays at hand', async () => {
  open(() => new Response(null, { status: 204 }))
  press('Verwijder')
  expect(sent).not.toHaveBeenCalled()
  fireEvent.click(screen.getByText('Verwijderen'))
  fireEvent.click(screen.getByText('Verwijderen'))
  expect(await screen.findByText('Registratie verwijderd')).toBeTruthy()
  expect(sent.mock.calls).toEqual([['DELETE', '/api/hours/310/', undefined]])
  expect(screen.getByText('Bekijk de geschiedenis')).toBeTruthy()
})

test('what was deleted is to be found later, with its history', async () => {
  open((request) => {
    const { pathname, searchParams } = new URL(request.url)
    if (pathname.endsWith('/history/')) return Response.json([])
    return Response.json(searchParams.get('withdrawn') === 'true' ? [anEntry({ id: 309, hours: '3.0' })] : [])
  }, [])
  fireEvent.click(screen.getByText('Toon verwijderde registraties'))
  const deleted = within(await screen.findByRole('table', { name: 'Verwijderde registraties' }))
  expect(deleted.getByRole('row', { name: /Anna/ }).textContent).toContain('3 uur')
  expect(deleted.queryByText('Wijzig')).toBeNull()
  press('Geschiedenis')
  expect(await screen.findByLabelText('Geschiedenis', { selector: 'table' })).toBeTruthy()
})

test.each([500, 404])('a withdrawal that fails is said: %s', async (status) => {
  open(() => Response.json({}, { status }))
  press('Verwijder')
  fireEvent.click(screen.getByText('Verwijderen'))
  expect((await screen.findByText('Kon registratie niet verwijderen')).closest('[role=alert]')).toBeTruthy()
})

test('a correction replaces the entry, with what was changed', async () => {
  open(() => Response.json(anEntry({ id: 311, hours: '6.0' }), { status: 201 }))
  press('Wijzig')
  write('Uren', '6')
  fireEvent.click(screen.getByText('Opslaan'))
  fireEvent.click(screen.getByText('Opslaan'))
  expect(await screen.findByText('Registratie gewijzigd')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement?.textContent).toBe('Registraties van week 47')
  const body = { date: '2026-11-17', hours: '6.0', description: 'Meten', employee: 4 }
  expect(sent.mock.calls).toEqual([
    ['POST', '/api/hours/', { ...body, project_number: 'WBSO-2026-00042', replaces: 310 }],
  ])
})

test('an entry that moves to another week is to be found from here', async () => {
  open(() => Response.json(anEntry({ id: 311, date: '2026-11-10' }), { status: 201 }))
  press('Wijzig')
  write('Datum', '2026-11-10')
  fireEvent.click(screen.getByText('Opslaan'))
  expect((await screen.findByText(/Ze staat nu op/)).textContent).toBe('Ze staat nu op dinsdag 10 november: Week 46.')
  expect(screen.getByText('Week 46').getAttribute('href')).toBe('/?week=2026-11-09')
})

test('another day that is odd is asked about once', async () => {
  open(() => Response.json(anEntry({ id: 311, date: '2026-11-21' }), { status: 201 }))
  press('Wijzig')
  write('Datum', '2026-11-21')
  fireEvent.click(screen.getByText('Opslaan'))
  expect(screen.getByText('Dit is een zaterdag.').closest('[role=status]')).toBeTruthy()
  expect(sent).not.toHaveBeenCalled()
  fireEvent.click(screen.getByText('Toch opslaan'))
  expect(await screen.findByText('Registratie gewijzigd')).toBeTruthy()
})

test('a day that stays is not asked about', async () => {
  open(() => Response.json(anEntry({ id: 311 }), { status: 201 }), [anEntry({ date: '2026-11-21' })])
  fireEvent.click(screen.getByText('Wijzig'))
  write('Uren', '4')
  fireEvent.click(screen.getByText('Opslaan'))
  expect(await screen.findByText('Registratie gewijzigd')).toBeTruthy()
})

test('a day that is back at what it was is not asked about', async () => {
  open(() => Response.json(anEntry({ id: 311 }), { status: 201 }), [anEntry({ date: '2026-11-21' })])
  fireEvent.click(screen.getByText('Wijzig'))
  write('Datum', '2026-11-22')
  fireEvent.click(screen.getByText('Opslaan'))
  expect(screen.getByText('Dit is een zondag.')).toBeTruthy()
  write('Datum', '2026-11-21')
  fireEvent.click(screen.getByText('Toch opslaan'))
  expect(await screen.findByText('Registratie gewijzigd')).toBeTruthy()
  expect(sent).toHaveBeenCalledOnce()
})

test('a correction that is wrong says so at its field and keeps what was typed', async () => {
  const words = 'Maximum 8 uur per dag per medewerker. Huidig totaal voor dinsdag: 3h'
  open(() => Response.json({ hours: [words] }, { status: 400 }))
  press('Wijzig')
  write('Uren', 'x')
  write('Beschrijving', ' ')
  fireEvent.click(screen.getByText('Opslaan'))
  expect(screen.getByText('Voer een geldig getal in.')).toBeTruthy()
  expect(screen.getByText('Vul een beschrijving in')).toBeTruthy()
  expect(sent).not.toHaveBeenCalled()
  write('Uren', '7')
  write('Beschrijving', 'Bouwen')
  fireEvent.click(screen.getByText('Opslaan'))
  expect(await screen.findByText(words)).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Uren'))
  expect(screen.getByLabelText<HTMLInputElement>('Beschrijving').value).toBe('Bouwen')
})

test('D-04 a correction without an answer is sent again with the same key', async () => {
  const keys: (string | null)[] = []
  open((request) => {
    if (request.method === 'POST') keys.push(request.headers.get('Idempotency-Key'))
    return keys.length === 1 ? Response.json({}, { status: 504 }) : Response.json(anEntry({ id: 311 }), { status: 201 })
  })
  press('Wijzig')
  fireEvent.click(screen.getByText('Opslaan'))
  expect(await screen.findByText('De wijziging is nog niet opgeslagen. Probeer het opnieuw.')).toBeTruthy()
  fireEvent.click(screen.getByText('Opslaan'))
  await waitFor(() => expect(keys).toHaveLength(2))
  expect(keys[1]).toBe(keys[0])
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
  const history = [
    action({}),
    action({ action: 'withdrawn', by: 'administrator' }),
    action({ entry: 310, hours: '5.5', by: 'administrator' }),
    action({ entry: 310, hours: '5.5', action: 'withdrawn' }),
  ]
  open(() => Response.json(history))
  press('Geschiedenis')
  const rows = within(await screen.findByLabelText('Geschiedenis', { selector: 'table' }))
    .getAllByRole('row')
    .slice(1)
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Geregistreerd17-11-2026,? 17:00 door anna.*8 uurMeten/),
    expect.stringMatching(/Gewijzigd.*door een beheerder.*5,5 uur/),
    expect.stringMatching(/Verwijderd.*5,5 uur/),
  ])
})
