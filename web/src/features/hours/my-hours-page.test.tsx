import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { me } from '../../test/in-session'
import { aProjectOfMine, mineOn, mineServer, myWeek } from '../../test/my-hours'
import { renderInApp } from '../../test/render'
import { broken, on, reply } from '../../test/server'
import { signedIn } from '../../test/signed-in'
import { selectable } from '../../test/site'
import MyHoursPage from './my-hours-page'

beforeEach(signedIn)

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00Z') }))
afterEach(() => void vi.useRealTimers())

const mine = 'GET /api/my-hours/'
const works_at = [
  { id: 3, company_name: 'Pompwacht B.V.' },
  { id: 4, company_name: 'Lasvonk' },
]
const entries = () => [
  mineOn(1, { id: 1, date: '2026-11-16', hours: '4.0' }),
  mineOn(1, { id: 2, date: '2026-11-17', hours: '7.5' }),
  mineOn(2, { id: 3, date: '2026-11-16', hours: '2.5' }),
]
const week = myWeek({
  projects: [
    aProjectOfMine(1, {
      cells: [
        { date: '2026-11-16', hours: '4' },
        { date: '2026-11-17', hours: '7.5' },
      ],
    }),
    aProjectOfMine(2, { cells: [{ date: '2026-11-16', hours: '2.5' }] }),
  ],
})
const grid = () => screen.findByRole('table', { name: 'Uren van de week' })

test('a week has a row for each project, and what days and projects come to', async () => {
  mineServer(myWeek(), entries())
  on('GET /api/users/me/', { ...me, works_at: works_at.slice(0, 1) })
  const asked = on(mine, week)
  renderInApp(<MyHoursPage />, '/uren?week=2026-11-18')
  const rows = within(await grid()).getAllByRole('row')
  expect(rows.map((row) => row.textContent)).toEqual([
    'Project en beschrijvingma 16 novdi 17 novwo 18 novdo 19 novvr 20 novza 21 novzo 22 novvandaagTotaal',
    'Pomp 1 WBSO-2026-000014 uur7,5 uur11,5',
    'Pomp 2 WBSO-2026-000022,5 uur2,5',
    'Totaal6,57,50000014',
  ])
  expect(asked[0]?.query.toString()).toBe('company=3&week=2026-11-16')
  expect(screen.queryByLabelText('Bedrijf')).toBeNull()
  fireEvent.click(screen.getByRole('link', { name: 'Vorige week' }))
  expect(await screen.findByRole('heading', { name: 'Week 46' })).toBeTruthy()
  await waitFor(() => expect(asked.at(-1)?.query.get('week')).toBe('2026-11-09'))
})

test('who is nothing but an employee of a company leaves it here', async () => {
  on('GET /api/users/me/', { ...me, works_at })
  on('GET /api/company-dashboard/companies/', [selectable(3)])
  on(mine, week)
  on('GET /api/hours/', [])
  renderInApp(<MyHoursPage />)
  await grid()
  expect(screen.queryByRole('button', { name: 'Bedrijf verlaten' })).toBeNull()
  fireEvent.change(screen.getByLabelText('Bedrijf'), { target: { value: '4' } })
  fireEvent.click(await screen.findByRole('button', { name: 'Bedrijf verlaten' }))
  expect(await screen.findByText(/^Van Lasvonk zie je daarna niets meer/)).toBeTruthy()
})

test('who works at more companies chooses one', async () => {
  on('GET /api/users/me/', { ...me, works_at })
  const asked = on(mine, week, { ...week, projects: [] })
  on('GET /api/hours/', [])
  renderInApp(<MyHoursPage />, '/uren?week=2026-11-18')
  await grid()
  fireEvent.change(screen.getByLabelText('Bedrijf'), { target: { value: '4' } })
  expect(await screen.findByText('In deze week heb je geen projecten en geen uren.')).toBeTruthy()
  expect(asked.at(-1)?.query.get('company')).toBe('4')
})

test('the company and the week in the address are shown', async () => {
  on('GET /api/users/me/', { ...me, works_at })
  const asked = on(mine, { ...week, company: { id: 4, company_name: 'Lasvonk' } })
  on('GET /api/hours/', [])
  renderInApp(<MyHoursPage />, '/uren?company=4&week=2026-11-18')
  await grid()
  fireEvent.click(screen.getByRole('link', { name: 'Vorige week' }))
  await waitFor(() => expect(asked.at(-1)?.query.toString()).toBe('company=4&week=2026-11-09'))
  expect(screen.getByLabelText<HTMLSelectElement>('Bedrijf').value).toBe('4')
})

test.each([
  ['nowhere', []],
  ['where the row is gone', works_at],
])('who is linked to no employee is told what to do: %s', async (_, companies) => {
  on('GET /api/users/me/', { ...me, works_at: companies })
  on(mine, reply(404, { detail: 'Je bent hier geen medewerker.', code: 'no_employee' }))
  renderInApp(<MyHoursPage />)
  expect(await screen.findByText(/Je bent nog niet gekoppeld aan een medewerker/)).toBeTruthy()
})

test('a week that does not load says so', async () => {
  on('GET /api/users/me/', { ...me, works_at })
  on(mine, broken, week)
  on('GET /api/hours/', [])
  renderInApp(<MyHoursPage />)
  expect(await screen.findByText('Kon uren niet laden')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Probeer opnieuw' }))
  expect(await grid()).toBeTruthy()
})
