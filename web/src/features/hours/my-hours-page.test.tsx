import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { me } from '../../test/in-session'
import { renderInApp } from '../../test/render'
import { broken, on, reply } from '../../test/server'
import { signedIn } from '../../test/signed-in'
import { selectable } from '../../test/site'
import MyHoursPage from './my-hours-page'

beforeEach(signedIn)

const mine = 'GET /api/my-hours/'
const days = [16, 17, 18, 19, 20, 21, 22].map((day) => `2026-11-${day}`)
const works_at = [
  { id: 3, company_name: 'Pompwacht B.V.' },
  { id: 4, company_name: 'Lasvonk' },
]
const project = (n: number, ...cells: { date: string; hours: string }[]) => ({
  project_number: `WBSO-2026-0000${n}`,
  project_title: `Pomp ${n}`,
  cells,
})
const week = {
  week: '2026-W47',
  days,
  projects: [
    project(1, { date: '2026-11-16', hours: '4' }, { date: '2026-11-17', hours: '7.5' }),
    project(2, { date: '2026-11-16', hours: '2.5' }),
  ],
}

test('a week has a row for each project, and what days and projects come to', async () => {
  on('GET /api/users/me/', { ...me, works_at: works_at.slice(0, 1) })
  const asked = on(mine, week)
  renderInApp(<MyHoursPage />, '/uren?week=2026-11-18')
  const rows = within(await screen.findByRole('table', { name: 'Mijn uren' })).getAllByRole('row')
  expect(rows.map((row) => row.textContent)).toEqual([
    'Projectma 16 novdi 17 novwo 18 novdo 19 novvr 20 novza 21 novzo 22 novTotaal',
    'Pomp 1WBSO-2026-0000147,511,5',
    'Pomp 2WBSO-2026-000022,52,5',
    'Totaal6,57,514',
  ])
  expect(asked[0]?.query.toString()).toBe('company=3&week=2026-11-16')
  expect(screen.queryByLabelText('Bedrijf')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Kopieer vorige week' })).toBeNull()
  fireEvent.click(screen.getByRole('link', { name: 'Vorige week' }))
  expect(await screen.findByRole('heading', { name: 'Week 46' })).toBeTruthy()
  expect(asked.at(-1)?.query.get('week')).toBe('2026-11-09')
})

test('who is nothing but an employee of a company leaves it here', async () => {
  on('GET /api/users/me/', { ...me, works_at })
  on('GET /api/company-dashboard/companies/', [selectable(3)])
  on(mine, week)
  renderInApp(<MyHoursPage />)
  await screen.findByRole('table', { name: 'Mijn uren' })
  expect(screen.queryByRole('button', { name: 'Bedrijf verlaten' })).toBeNull()
  fireEvent.change(screen.getByLabelText('Bedrijf'), { target: { value: '4' } })
  fireEvent.click(await screen.findByRole('button', { name: 'Bedrijf verlaten' }))
  expect(await screen.findByText(/^Van Lasvonk zie je daarna niets meer/)).toBeTruthy()
})

test('who works at more companies chooses one', async () => {
  on('GET /api/users/me/', { ...me, works_at })
  const asked = on(mine, week, { ...week, projects: [] })
  renderInApp(<MyHoursPage />, '/uren?week=2026-11-18')
  await screen.findByRole('table', { name: 'Mijn uren' })
  fireEvent.change(screen.getByLabelText('Bedrijf'), { target: { value: '4' } })
  expect(await screen.findByText('In deze week heb je geen projecten en geen uren.')).toBeTruthy()
  expect(asked.at(-1)?.query.get('company')).toBe('4')
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
  renderInApp(<MyHoursPage />)
  expect(await screen.findByText('Kon uren niet laden')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Probeer opnieuw' }))
  expect(await screen.findByRole('table', { name: 'Mijn uren' })).toBeTruthy()
})
