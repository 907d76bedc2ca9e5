import { cleanup, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { CompanyStats } from '../../api/companies'
import type { Role } from '../../lib/roles'
import { me } from '../../test/in-session'
import { companyFigures } from '../../test/projects'
import { renderInApp } from '../../test/render'
import { on } from '../../test/server'
import { signedIn } from '../../test/signed-in'
import { selectable } from '../../test/site'
import { PortalSidebar } from './portal-sidebar'

beforeEach(signedIn)

const { projects } = companyFigures()

/** Shows the menu of a company with these projects. */
function open(projects: CompanyStats['projects'], role: Role = 'owner', user = me) {
  on('GET /api/users/me/', user)
  on('GET /api/company-dashboard/companies/', user.only_employee ? [] : [selectable(3, 'Pompwacht B.V.', role)])
  on('GET /api/company-dashboard/stats/', companyFigures({ projects }))
  renderInApp(<PortalSidebar />)
}

const hoursLinks = () =>
  screen.getAllByRole('link', { name: /^Uren/ }).map((link) => [link.textContent, link.getAttribute('href')])

test('the menu leads to the hours of the only project', async () => {
  open(projects)
  await screen.findByRole('link', { name: 'Uren' })
  expect(hoursLinks()).toEqual([['Uren', '/project/WBSO-2026-00012/hours']])
})

test('of more projects it names each', async () => {
  const two = [1, 2].map((n) => ({ id: n, project_number: `P${n}`, project_title: `Pomp ${n}` }))
  open(two.flatMap((names) => projects.map((project) => ({ ...project, ...names }))))
  await screen.findByRole('link', { name: 'Uren: Pomp 1' })
  expect(hoursLinks()).toEqual([
    ['Uren: Pomp 1', '/project/P1/hours'],
    ['Uren: Pomp 2', '/project/P2/hours'],
  ])
})

test('without a paid project there are no hours to go to', async () => {
  open([])
  await screen.findByLabelText('Bedrijf')
  expect(screen.queryByRole('link', { name: /^Uren/ })).toBeNull()
})

const works = [{ id: 3, company_name: 'Pompwacht B.V.' }]
const names = () => screen.getAllByRole('link').map(({ textContent }) => textContent)
const own = ['Nieuwe Aanvraag', 'Bedrijf Aanmaken']

test.each<[Role, string[]]>([
  ['owner', ['Leden', 'Maanden', 'Logboek', ...own]],
  ['adviser', ['Leden', 'Maanden', 'Logboek', ...own]],
  ['reader', ['Maanden', 'Bedrijf Aanmaken']],
])('who is %s has the ways that go with it', async (role, ways) => {
  open([], role)
  await screen.findByLabelText('Bedrijf')
  expect(names()).toEqual(['Dashboard', ...ways, 'Terug naar Profiel'])
})

test('who works at a company has their own hours, and who does nothing else has only those', async () => {
  open([], 'manager', { ...me, works_at: works })
  await screen.findByRole('link', { name: 'Mijn uren' })
  expect(screen.getByRole('option', { name: 'Pompwacht B.V. (beheerder)' })).toBeTruthy()
  cleanup()
  open([], 'employee', { ...me, works_at: works, only_employee: true })
  await waitFor(() => expect(names()).toEqual(['Mijn uren', 'Terug naar Profiel']))
})
