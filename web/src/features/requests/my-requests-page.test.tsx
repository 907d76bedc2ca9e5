import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInApp } from '../../test/render'
import { aRequest } from '../../test/requests'
import { on } from '../../test/server'
import { signedIn } from '../../test/signed-in'
import MyRequestsPage from './my-requests-page'

test.each([
  ['unpaid', 'Klaar: bekijk en betaal'],
  ['paid', 'Dien in'],
] as const)('reading B: the next step of an application that is %s is %s', async (payment_status, words) => {
  signedIn()
  on('GET /api/requests/', [aRequest({ payment_status })])
  renderInApp(<MyRequestsPage />)
  const row = (await screen.findByText('WBSO-2026-00012')).closest('tr') as HTMLElement
  const link = within(row).getByRole('link', { name: `${words} WBSO-2026-00012` })
  expect(link.closest('td')?.dataset.label).toBe('Status')
  expect(within(row).getAllByRole('link')[0]?.getAttribute('href')).toBe('/lijst-gaat-hierheen')
})

test('what was filed is said to be, with no deadline', async () => {
  signedIn()
  on('GET /api/requests/', [aRequest({ payment_status: 'paid', filed: '2026-12-01' })])
  renderInApp(<MyRequestsPage />)
  const row = (await screen.findByText('WBSO-2026-00012')).closest('tr') as HTMLElement
  expect(row.textContent).toContain('ingediend bij RVO op 01-12-2026')
  expect(row.textContent).not.toMatch(/tot en met|afmaken/)
})

test('a failed request says so in its one chip', async () => {
  signedIn()
  on('GET /api/requests/', [aRequest({ status: 'failed' })])
  renderInApp(<MyRequestsPage />)
  const row = (await screen.findByText('WBSO-2026-00012')).closest('tr') as HTMLElement
  expect(within(row).getByText('Mislukt – neem contact op of probeer opnieuw')).toBeTruthy()
  expect(row.textContent).not.toContain('Te betalen')
})
