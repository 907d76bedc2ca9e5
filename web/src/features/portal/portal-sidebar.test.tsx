import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { answers } from '../../test/answers'
import { companyFigures } from '../../test/projects'
import { renderInApp } from '../../test/render'
import { signedIn } from '../../test/signed-in'
import { PortalSidebar } from './portal-sidebar'

beforeEach(signedIn)

const [project] = companyFigures().projects

/** Shows the menu of a company with these projects. */
function open(projects: (typeof project)[]) {
  answers({
    'GET /api/company-dashboard/companies/': [
      { id: 3, company_name: 'Pompwacht B.V.', kvk_number: '12345678', city: 'Rotterdam' },
    ],
    'GET /api/company-dashboard/stats/': { ...companyFigures(), projects },
  })
  renderInApp(<PortalSidebar />)
}

const hoursLinks = () =>
  screen.getAllByRole('link', { name: /^Uren/ }).map((link) => [link.textContent, link.getAttribute('href')])

test('the menu leads to the hours of the only project', async () => {
  open([project])
  await screen.findByRole('link', { name: 'Uren' })
  expect(hoursLinks()).toEqual([['Uren', '/project/WBSO-2026-00012/hours']])
})

test('of more projects it names each', async () => {
  open([1, 2].map((n) => project && { ...project, id: n, project_number: `P${n}`, project_title: `Pomp ${n}` }))
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
