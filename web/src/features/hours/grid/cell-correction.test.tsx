import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { HourEntry } from '../../../api/hours'
import { anEmployee, anEntry, aSpan, keyOf, noAnswer } from '../../../test/hours'
import { renderInApp } from '../../../test/render'
import { type Answering, later, on, reply, writes } from '../../../test/server'
import { HoursOfWeek } from '../hours-of-week'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00Z') }))
afterEach(() => void vi.useRealTimers())

const place = 'Anna de Vries, dinsdag 17 november'
const correct = 'POST /api/hours/'

/** Opens a week with these entries. What is posted replaces what it names, unless `answers` say otherwise. */
async function open(entries: HourEntry[], ...answers: Answering<'POST /api/hours/'>[]) {
  on('GET /api/hours/elsewhere/', [])
  on('GET /api/hours/', () => entries)
  const made: Answering<'POST /api/hours/'> = ({ body: { replaces, employee, date, hours, description } }) => {
    const at = entries.findIndex(({ id }) => id === replaces)
    const entry = anEntry({ employee, date, hours, description, id: 900 })
    entries.splice(at, 1, entry)
    return reply(201, entry)
  }
  const [first = made, ...others] = [...answers, made]
  const posted = on(correct, first, ...others)
  const gone: HourEntry[] = []
  on('DELETE /api/hours/{id}/', () => {
    gone.push(...entries.splice(0, 1))
    return null
  })
  on('POST /api/hours/{id}/restore/', () => {
    entries.push(...gone)
    return gone[0] ?? anEntry()
  })
  renderInApp(
    <HoursOfWeek
      owner={7}
      number="WBSO-2026-00042"
      title="Pompen"
      span={aSpan}
      employees={[anEmployee(4, 'Anna de Vries')]}
      edits
    />,
    '/',
  )
  await screen.findByLabelText(new RegExp(`^Wijzig .* uur van ${place}`))
  return { posted, user: userEvent.setup() }
}

const figure = (hours: string) => screen.getByLabelText(`Wijzig ${hours} uur van ${place}`)
const correction = () => screen.getByLabelText<HTMLInputElement>('Uren van Anna de Vries op dinsdag 17 november')
const said = () =>
  screen.getByLabelText('Uren van Anna de Vries op dinsdag 17 november').closest('tr')?.querySelector('[role=status]')
    ?.textContent

test('a figure is corrected where it stands, and keeps its description', async () => {
  const { posted, user } = await open([anEntry()])
  await user.click(figure('5,5'))
  expect(document.activeElement).toBe(correction())
  expect(correction().value).toBe('5,5')
  expect(screen.getByLabelText<HTMLInputElement>(place).value).toBe('') // which still adds
  await user.keyboard('7{Enter}')
  await waitFor(() => expect(document.activeElement).toBe(figure('7')))
  expect(posted.map(({ body }) => body)).toEqual([
    {
      employee: 4,
      date: '2026-11-17',
      hours: '7.0',
      description: 'Meten',
      project_number: 'WBSO-2026-00042',
      replaces: 310,
    },
  ])
  expect(screen.getByText('Registratie gewijzigd').closest('[role=status]')?.textContent).toContain(
    '7 uur, Anna de Vries op dinsdag 17 november',
  )
})

test('Escape leaves it as it was, and so does saving what stood there', async () => {
  const { user } = await open([anEntry()])
  for (const keys of ['8{Escape}', '{Enter}', '5.5{Control>}s{/Control}']) {
    await user.click(figure('5,5'))
    await user.keyboard(keys)
    expect(document.activeElement).toBe(figure('5,5'))
  }
  expect(writes()).toEqual([])
})

test.each(['0', '', '0,0'])('%j withdraws the entry, at the press after the one that says so', async (text) => {
  const { user } = await open([anEntry()])
  await user.click(figure('5,5'))
  await user.clear(correction())
  if (text !== '') await user.keyboard(text)
  await user.keyboard('{Enter}')
  expect(said()).toContain('Druk nog een keer om 5,5 uur te verwijderen.')
  expect(writes()).toEqual([])
  fireEvent.click(screen.getByText('Verwijderen'), { detail: 2 }) // the rest of a double click
  await user.keyboard('3')
  expect(screen.queryByText('Verwijderen')).toBeNull()
  await user.keyboard('{Backspace}{Enter}')
  expect(await screen.findByText('Registratie verwijderd')).toBeTruthy()
  expect(writes()).toEqual([{ call: 'DELETE /api/hours/310/', body: null }])
  expect(document.activeElement).toBe(screen.getByLabelText(place))
  await waitFor(() => expect(screen.queryByLabelText(/^Wijzig/)).toBeNull())
  await user.click(screen.getByText('Ongedaan maken'))
  expect(await screen.findByText('Registratie teruggezet')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText(place))
  expect(figure('5,5')).toBeTruthy()
})

test('what is wrong is said there and loses nothing: no number, no room, gone meanwhile', async () => {
  const full = 'Maximum 8 uur per dag per medewerker. Huidig totaal voor dinsdag: 3h'
  const { user } = await open(
    [anEntry()],
    reply(400, { hours: [full] }),
    reply(400, { replaces: ['Invalid pk "310" - object does not exist.'] }),
  )
  await user.click(figure('5,5'))
  await user.keyboard('x{Enter}')
  expect(said()).toContain('Voer een geldig getal in.')
  expect(writes()).toEqual([])
  await user.clear(correction())
  await user.keyboard('8{Enter}')
  await waitFor(() => expect(said()).toContain(full))
  expect([correction().value, correction().getAttribute('aria-invalid')]).toEqual(['8', 'true'])
  await user.keyboard('{Enter}')
  await waitFor(() => expect(said()).toContain('Deze registratie is intussen gewijzigd of verwijderd.'))
  expect(correction().value).toBe('8')
})

test('a slow save is sent once, and one without an answer again with the same key', async () => {
  const [answer, give] = later<Response>()
  const { posted, user } = await open([anEntry()], () => answer)
  await user.click(figure('5,5'))
  await user.keyboard('7{Enter}{Enter}{Escape}8')
  expect([correction().value, correction().getAttribute('aria-busy')]).toEqual(['7', 'true'])
  give(noAnswer)
  await waitFor(() => expect(said()).toContain('nog niet opgeslagen. Probeer het opnieuw.'))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(figure('7')).toBeTruthy())
  expect(posted).toHaveLength(2)
  expect(new Set(posted.map(keyOf)).size).toBe(1)
})

test('several entries of a day open their list, in which each can be corrected', async () => {
  const { user } = await open([anEntry(), anEntry({ id: 311, hours: '2.0', description: 'Overleg' })])
  await user.click(figure('7,5'))
  const list = within(await screen.findByRole('dialog', { name: 'Anna de Vries' }))
  expect(list.getAllByRole('row').slice(1)).toHaveLength(2)
  const [, overleg] = list.getAllByText('Wijzig')
  await user.click(overleg as HTMLElement)
  await user.clear(screen.getByLabelText('Uren'))
  await user.keyboard('1{Enter}')
  expect(await screen.findByText('Registratie gewijzigd')).toBeTruthy()
  expect(document.activeElement?.textContent).toBe('Registraties van dinsdag 17 november')
  await user.click(screen.getByText('Sluiten'))
  expect(document.activeElement).toBe(screen.getByLabelText(place))
  expect(figure('6,5')).toBeTruthy()
})

test('who is assigned no more is corrected too', async () => {
  const { posted, user } = await open([anEntry({ employee: 9, id: 320, employee_name: 'Cem Yilmaz' }), anEntry()])
  await user.click(screen.getByLabelText('Wijzig 5,5 uur van Cem Yilmaz, dinsdag 17 november'))
  await user.keyboard('4{Enter}')
  await waitFor(() => expect(posted.map(({ body }) => [body.employee, body.hours])).toEqual([[9, '4.0']]))
})
