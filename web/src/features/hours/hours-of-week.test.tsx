import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { HourEntry } from '../../api/hours'
import { forgetUser } from '../../api/session'
import { keys, tab } from '../../lib/storage'
import { anEmployee, anEntry, aSpan, hoursServer, keyOf, noAnswer } from '../../test/hours'
import { renderInApp } from '../../test/render'
import { broken, on, reply } from '../../test/server'
import { signedIn } from '../../test/signed-in'
import { type as write } from '../../test/type'
import { HoursOfWeek } from './hours-of-week'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00Z') }))
afterEach(() => void vi.useRealTimers())

const employees = [anEmployee(4, 'Anna de Vries'), anEmployee(5, 'Bram Smit')]

async function open(at = '/') {
  const view = renderInApp(
    <HoursOfWeek owner={7} number="WBSO-2026-00042" title="Pompen" span={aSpan} employees={employees} edits />,
    at,
  )
  await waitFor(() => expect(screen.getByLabelText('Uren van de week').getAttribute('aria-busy')).toBe('false'))
  return view
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const monday = (name: string) => field(`${name}, maandag 16 november`)
const tuesday = (name: string) => field(`${name}, dinsdag 17 november`)
const describe = (name: string, text: string) => write(field(`Beschrijving voor ${name}`), text)
const save = () => fireEvent.click(screen.getByText('Opslaan')) // by role takes jsdom long in a grid
const cellOf = (input: HTMLElement) => input.closest('td')?.textContent ?? ''
const cellsOf = (row: RegExp) => {
  const grid = within(screen.getByLabelText('Uren van de week'))
  const cells = within(grid.getByRole('row', { name: row })).getAllByRole('cell')
  return cells.map(({ textContent }) => textContent)
}

test('totals of day, employee and week follow what is typed, on top of what is saved', async () => {
  hoursServer([anEntry()])
  await open()
  await write(tuesday('Anna de Vries'), '2')
  await write(monday('Anna de Vries'), '7.5')
  await write(tuesday('Bram Smit'), '8')
  expect(cellsOf(/Anna de Vries/).at(-1)).toBe('15')
  expect(cellsOf(/^Totaal/)).toEqual(['7,5', '15,5', '0', '0', '0', '0', '0', '23'])
})

test('the entries of the week say how late they were recorded', async () => {
  hoursServer([anEntry({ late: true, late_hours: '2.0' })])
  await open()
  expect(screen.getByText('2 uur laat')).toBeTruthy()
})

test('only filled cells are sent, each once and with a key of its own, and move into the saved total', async () => {
  const posted = hoursServer([anEntry()])
  await open()
  await describe('Anna de Vries', ' Regeling beproefd ')
  await write(monday('Anna de Vries'), '7,5')
  await write(tuesday('Anna de Vries'), '0')
  await write(field('Anna de Vries, vrijdag 20 november'), '4')
  fireEvent.click(screen.getByLabelText('Beschrijving per dag voor Anna de Vries'))
  await write(field('Beschrijving op vrijdag 20 november voor Anna de Vries'), 'Overleg')
  save()
  save()
  expect(await screen.findByText('Uren succesvol toegevoegd')).toBeTruthy()
  const changed = document.querySelectorAll('[data-changed] input')
  expect([...changed]).toEqual([monday('Anna de Vries'), field('Anna de Vries, vrijdag 20 november')])
  const common = { employee: 4, project_number: 'WBSO-2026-00042' }
  expect(posted.map(({ body }) => body)).toEqual([
    { ...common, date: '2026-11-16', hours: '7.5', description: 'Regeling beproefd' },
    { ...common, date: '2026-11-20', hours: '4.0', description: 'Overleg' },
  ])
  expect(new Set(posted.map(keyOf)).size).toBe(2)
  expect(monday('Anna de Vries').value).toBe('')
  expect(cellOf(monday('Anna de Vries'))).toContain('7,5 uur')
})

test('what breaks a rule is said at the cell and in a summary that has the focus; nothing is sent', async () => {
  const posted = hoursServer([anEntry()])
  await open()
  await write(tuesday('Anna de Vries'), '3')
  save()
  const words = 'Maximum 8 uur per dag per medewerker. Huidig totaal voor dinsdag: 5,5h'
  const summary = screen.getByText('Controleer de gemarkeerde velden').closest('[role=group]') as HTMLElement
  expect(document.activeElement).toBe(summary)
  expect(within(summary).getByText(`Anna de Vries, dinsdag 17 november: ${words}`)).toBeTruthy()
  expect(within(summary).getByText('Anna de Vries: Vul een beschrijving in')).toBeTruthy()
  const id = tuesday('Anna de Vries').getAttribute('aria-describedby')?.split(' ')[0] ?? ''
  expect(document.getElementById(id)?.textContent).toContain(words)
  fireEvent.click(within(summary).getByText('Anna de Vries: Vul een beschrijving in'))
  expect(document.activeElement).toBe(field('Beschrijving voor Anna de Vries'))
  expect(posted).toEqual([])
})

test('a week without hours says so', async () => {
  hoursServer()
  await open()
  save()
  expect(screen.getByText('Vul minimaal 1 dag met uren in').closest('[role=group]')).toBe(document.activeElement)
})

test('D-05 a refused day keeps its value and says why, also after a reload; the others are saved', async () => {
  const words = 'Maximum 8 uur per dag per medewerker. Huidig totaal voor dinsdag: 6h'
  const posted = hoursServer([], ({ body }) =>
    body.date === '2026-11-17' ? reply(400, { hours: [words] }) : undefined,
  )
  const view = await open()
  await describe('Anna de Vries', 'Meten')
  await write(monday('Anna de Vries'), '8')
  await write(tuesday('Anna de Vries'), '8')
  save()
  const title = 'Kon uren niet toevoegen: 1 dag opgeslagen, 1 dag geweigerd'
  const summary = (await screen.findByText(title)).closest('[role=group]') as HTMLElement
  expect(within(summary).getByText(`Anna de Vries, dinsdag 17 november: ${words}`)).toBeTruthy()
  expect([monday('Anna de Vries').value, tuesday('Anna de Vries').value]).toEqual(['', '8'])
  expect(tuesday('Anna de Vries').getAttribute('aria-invalid')).toBe('true')
  view.unmount()
  await open()
  expect(tuesday('Anna de Vries').getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText(`dinsdag 17 november: ${words}`)).toBeTruthy()
  save()
  await waitFor(() => expect(posted).toHaveLength(3))
})

test('D-04 after a time-out the same key is sent again, so that there is one entry', async () => {
  const entries: HourEntry[] = []
  const posted = hoursServer(entries, (_, nth) => (nth === 1 ? noAnswer : undefined))
  await open()
  await describe('Anna de Vries', 'Meten')
  await write(monday('Anna de Vries'), '8')
  save()
  expect(await screen.findByText('Anna de Vries, maandag 16 november: nog niet opgeslagen')).toBeTruthy()
  expect(monday('Anna de Vries').value).toBe('8')
  await waitFor(() => expect(cellOf(monday('Anna de Vries'))).toContain('8 uur')) // the first attempt did arrive
  save()
  expect(await screen.findByText('Uren succesvol toegevoegd')).toBeTruthy()
  expect(new Set(posted.map(keyOf)).size).toBe(1)
  expect(entries).toHaveLength(1)
  expect(cellOf(monday('Anna de Vries'))).toContain('8 uur')
})

test('what is typed survives another week, another screen and a reload; the other week is named', async () => {
  hoursServer()
  const { unmount } = await open()
  await write(monday('Anna de Vries'), '8')
  fireEvent.click(screen.getByLabelText('Vorige week'))
  expect(await screen.findByText('week 47', { selector: 'a' })).toBeTruthy()
  expect(screen.getByText('Week 46')).toBeTruthy()
  unmount()
  await open('/?week=2026-11-18')
  expect(monday('Anna de Vries').value).toBe('8')
  const leaving = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(leaving)
  expect(leaving.defaultPrevented).toBe(true)
  await write(monday('Anna de Vries'), '')
  await waitFor(() => expect(tab.get(keys.hours)).toBeNull())
})

test('a day that is typed as people write it opens its week, when one says so', async () => {
  hoursServer()
  await open()
  const day = field('Ga naar een datum')
  expect(day.value).toBe('16-11-2026')
  await userEvent.clear(day)
  await userEvent.type(day, '31-11-2026{Enter}')
  expect(screen.getByRole('alert').textContent).toMatch(/^Deze datum bestaat niet/)
  await userEvent.clear(day)
  await userEvent.type(day, '5 oktober 2026')
  expect(screen.getByText('Week 47')).toBeTruthy()
  fireEvent.click(screen.getByLabelText('Ga naar deze datum'))
  expect(await screen.findByText('Week 41')).toBeTruthy()
  expect(day.value).toBe('05-10-2026')
})

test('days after this week are closed, with the reason', async () => {
  hoursServer()
  await open('/?week=2026-11-23')
  const next = field('Anna de Vries, maandag 23 november')
  expect([next.getAttribute('aria-disabled'), next.readOnly]).toEqual(['true', true])
  fireEvent.focus(next)
  expect(document.getElementById('ruimte')?.textContent).toBe('Je kunt geen uren invullen na de huidige week.')
})

test('D-18 days of more than 10 working days ago are marked as late', async () => {
  hoursServer()
  await open('/?week=2026-11-06')
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent?.includes('laat'))
  expect(heads).toEqual([false, true, true, true, true, false, false, false, false])
})

test('the room that is left is said at the cell with the focus', async () => {
  hoursServer([anEntry()])
  await open()
  fireEvent.focus(tuesday('Anna de Vries'))
  expect(document.getElementById('ruimte')?.textContent).toBe('Nog 2,5 uur mogelijk op di 17 nov (5,5 geregistreerd)')
})

test('who is assigned no more keeps their hours in sight and in the totals', async () => {
  hoursServer([anEntry({ employee: 9, employee_name: 'Cem Yilmaz' })])
  await open()
  const cem = await screen.findByLabelText<HTMLInputElement>('Cem Yilmaz, dinsdag 17 november')
  expect([cem.readOnly, cellOf(cem).includes('5,5 uur')]).toEqual([true, true])
})

test('copying the week before fills what there is room for and saves nothing', async () => {
  const posted = hoursServer([
    anEntry({ id: 1, date: '2026-11-10', hours: '8.0' }),
    anEntry({ id: 2, date: '2026-11-09', hours: '4.0', description: 'Bouwen' }),
    anEntry({ id: 3 }),
  ])
  await open()
  fireEvent.click(screen.getByText('Kopieer vorige week'))
  expect(
    await screen.findByText(/^4 uur van vorige week ingevuld, nog niet opgeslagen\. 1 dag had al uren/),
  ).toBeTruthy()
  expect([monday('Anna de Vries').value, tuesday('Anna de Vries').value]).toEqual(['4', ''])
  expect(field('Beschrijving voor Anna de Vries').value).toBe('Bouwen')
  expect(posted).toEqual([])
})

test('a row copied from a spreadsheet fills the cells to its right, which are not saved', async () => {
  const posted = hoursServer()
  await open()
  const text = readFileSync(resolve(import.meta.dirname, '../../../../testdata/cells-from-a-spreadsheet.txt'), 'utf8')
  fireEvent.paste(monday('Anna de Vries'), { clipboardData: { getData: () => text } })
  const cells = [monday, tuesday].map((cell) => cell('Anna de Vries'))
  cells.push(field('Anna de Vries, woensdag 18 november'))
  expect(cells.map(({ value, dataset }) => [value, dataset.progress])).toEqual([
    ['2', 'typed'],
    ['3,5', 'typed'],
    ['4', 'typed'],
  ])
  expect(screen.getByText('3 cellen ingevuld, nog niet opgeslagen.').closest('[role=status]')).toBeTruthy()
  expect(screen.getByText('3 dagen nog niet opgeslagen')).toBeTruthy()
  expect(posted).toEqual([])
})

test('keys: Enter and arrows between cells, Escape empties, Ctrl+S saves, PageUp goes a week back', async () => {
  const posted = hoursServer()
  await open()
  const user = userEvent.setup()
  await user.click(field('Beschrijving voor Anna de Vries'))
  await user.keyboard('Meten{Enter}7,5{ArrowRight}8{Escape}6{Enter}')
  expect([monday('Anna de Vries').value, tuesday('Anna de Vries').value]).toEqual(['7,5', '6'])
  expect(document.activeElement).toBe(tuesday('Bram Smit'))
  await user.keyboard('{ArrowUp}{End}')
  expect(document.activeElement).toBe(field('Anna de Vries, zondag 22 november'))
  await user.keyboard('{Home}{PageUp}')
  expect(document.activeElement).toBe(field('Anna de Vries, maandag 9 november'))
  await user.keyboard('{PageDown}{Control>}s{/Control}')
  expect(await screen.findByText('Uren succesvol toegevoegd')).toBeTruthy()
  expect(posted.map(({ body }) => [body.date, body.hours])).toEqual([
    ['2026-11-16', '7.5'],
    ['2026-11-17', '6.0'],
  ])
})

test('what Escape emptied is put back, with a key or with the button, and has the focus', async () => {
  hoursServer()
  await open()
  const user = userEvent.setup()
  await user.click(monday('Anna de Vries'))
  await user.keyboard('7,5{Escape}')
  expect(screen.getByText('maandag 16 november: 7,5 gewist')).toBeTruthy()
  await user.keyboard('{Control>}z{/Control}')
  expect(monday('Anna de Vries').value).toBe('7,5')
  expect(screen.queryByText('Zet terug')).toBeNull()
  await user.keyboard('{Escape}{ArrowRight}')
  await user.click(screen.getByText('Zet terug'))
  expect(monday('Anna de Vries').value).toBe('7,5')
  expect(document.activeElement).toBe(monday('Anna de Vries'))
})

test('odd hours are saved at the press after the one that says so', async () => {
  const posted = hoursServer()
  await open()
  await describe('Anna de Vries', 'Meten')
  await write(monday('Anna de Vries'), '8')
  await write(field('Anna de Vries, zaterdag 21 november'), '4')
  save()
  expect(screen.getByText('za 21 nov: Dit is een zaterdag.').closest('[role=status]')).toBeTruthy()
  expect(posted).toEqual([])
  fireEvent.click(screen.getByText('Toch opslaan'), { detail: 2 }) // the rest of a double click
  expect(posted).toEqual([])
  await write(field('Anna de Vries, zaterdag 21 november'), '')
  expect(screen.queryByText('za 21 nov: Dit is een zaterdag.')).toBeNull()
  await write(field('Anna de Vries, zaterdag 21 november'), '5')
  await write(field('Anna de Vries, zondag 22 november'), '4')
  fireEvent.click(screen.getByText('Toch opslaan'))
  expect(screen.getByText('zo 22 nov: Dit is een zondag.')).toBeTruthy() // new, so it is asked once more
  fireEvent.click(screen.getByText('Toch opslaan'))
  expect(await screen.findByText('Uren succesvol toegevoegd')).toBeTruthy()
  expect(posted.map(({ body }) => [body.date, body.hours])).toEqual([
    ['2026-11-16', '8.0'],
    ['2026-11-21', '5.0'],
    ['2026-11-22', '4.0'],
  ])
  expect(screen.queryByText('za 21 nov: Dit is een zaterdag.')).toBeNull()
  await write(field('Anna de Vries, zaterdag 21 november'), '1')
  save()
  expect(screen.getByText('za 21 nov: Dit is een zaterdag.')).toBeTruthy() // what was asked before is answered
})

test('hours that do not load are said, and what is typed can still be saved', async () => {
  const posted = hoursServer()
  on('GET /api/hours/', broken)
  on('GET /api/hours/elsewhere/', broken)
  await open()
  expect((await screen.findByText('Kon uren niet laden')).closest('[role=alert]')).toBeTruthy()
  await describe('Bram Smit', 'Meten')
  await write(monday('Bram Smit'), '8')
  save()
  await waitFor(() => expect(posted).toHaveLength(1))
})

test('what is typed is gone after signing out', async () => {
  signedIn()
  hoursServer()
  const { unmount } = await open()
  await write(monday('Anna de Vries'), '8')
  await write(monday('Anna de Vries'), '7')
  expect(tab.get(keys.hours)).not.toBeNull()
  forgetUser()
  unmount()
  expect(tab.get(keys.hours)).toBeNull()
})

test('who only reads has the entries with their history, and no field', async () => {
  on('GET /api/hours/', [anEntry()])
  on('GET /api/hours/elsewhere/', [])
  renderInApp(
    <HoursOfWeek owner={7} number="WBSO-2026-00042" title="Pompen" span={aSpan} employees={employees} edits={false} />,
  )
  expect(await screen.findByRole('button', { name: /^Geschiedenis registratie/ })).toBeTruthy()
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['', 'Geschiedenis'])
  expect(screen.getAllByRole('textbox')).toHaveLength(1) // the date to go to
  expect(screen.queryByRole('link', { name: 'Importeren' })).toBeNull()
})
