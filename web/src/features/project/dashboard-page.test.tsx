import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { anEntry } from '../../test/hours'
import { aProject, renderInProject } from '../../test/projects'
import { aDocument, aPayment, wholeRequest } from '../../test/requests'
import { broken, on } from '../../test/server'
import { signedIn } from '../../test/signed-in'
import { selectable } from '../../test/site'
import DashboardPage from './dashboard-page'

const number = 'WBSO-2026-00012'
const request = wholeRequest({ payment_status: 'paid' })
const oneRequest = 'GET /api/requests/{id}/'
const documents = 'GET /api/documents/'

beforeEach(() => {
  on(oneRequest, request)
  on('GET /api/payments/', [aPayment()])
  on(documents, [])
})

const payment = { status: 'paid', amount: 96_195, created_at: '2026-11-22T23:30:00Z' } as const
const part = (name: string) => within(screen.getByRole('region', { name }))

test('the four figures, and the latest hours with the way to all of them', async () => {
  const entry = anEntry({ hours: '7.5', date: '2026-11-17', employee_function: 'Lasser' })
  const project = aProject({
    total_employees: 3,
    total_hours_this_month: '212.5',
    total_hours_this_week: '32',
    total_hours_all_time: '1412.5',
    counted_hours: '1412.5',
    recent_entries: [entry],
  })
  renderInProject(<DashboardPage />, project)
  const figures = Array.from(document.querySelectorAll('dl')[0]?.children ?? [], ({ textContent }) => textContent)
  expect(figures).toEqual(['Medewerkers3', 'Uren deze maand212,5', 'Uren deze week32', 'Totaal uren1.412,5'])
  const row = part('Laatste uren').getAllByRole('row')[1]?.textContent
  expect(row).toBe('17-11-2026Anna de VriesLasser7,5Meten')
  const all = part('Laatste uren').getByRole('link', { name: 'Bekijk gedetailleerde rapporten' })
  expect(all.getAttribute('href')).toBe(`/project/${number}/reports`)
  expect(screen.getByRole('link', { name: 'Uren toevoegen' }).getAttribute('href')).toBe(`/project/${number}/hours`)
  expect(await screen.findByText('Indienen bij RVO')).toBeTruthy()
})

test.each([
  ['paid', 'Betaald'],
  ['pending', 'In behandeling'],
  ['failed', 'In behandeling'],
  ['refunded', 'In behandeling'],
] as const)('a payment that is %s reads %s', (status, words) => {
  renderInProject(<DashboardPage />, aProject({ payment_info: { ...payment, status } }))
  expect(part('Betaling').getByText(words)).toBeTruthy()
  expect(part('Betaling').getByText('€ 961,95')).toBeTruthy()
  expect(part('Betaling').getByText('23 november 2026')).toBeTruthy()
})

test('without hours or payment it says so', () => {
  renderInProject(<DashboardPage />)
  expect(part('Laatste uren').getByText('Er zijn nog geen uren geregistreerd.')).toBeTruthy()
  expect(part('Betaling').getByText('Er zijn nog geen betaalgegevens.')).toBeTruthy()
})

test('the invoice needs an address, and what does not download says so', async () => {
  on('GET /api/requests/{id}/download_document/', broken)
  renderInProject(<DashboardPage />)
  expect(
    await part('Documenten').findByRole('link', { name: 'Vul je adres aan om de factuur te ontvangen' }),
  ).toBeTruthy()
  fireEvent.click(part('Documenten').getByRole('button', { name: 'Download je aanvraag' }))
  expect(await part('Documenten').findByText('Kon document niet downloaden')).toBeTruthy()
})

test('the steps at RVO are folded once its deadline has passed', async () => {
  on(oneRequest, { ...request, filing: { ...request.filing, past: true } })
  renderInProject(<DashboardPage />)
  const fold = (await screen.findByText('Indienen bij RVO: data en stappen')).closest('details')
  expect(fold?.open).toBe(false)
})

test('the self-employed are told of no deadline', async () => {
  on(oneRequest, { ...request, filing: { ...request.filing, deadline: null } })
  renderInProject(<DashboardPage />)
  expect(await part('Je aanvraag').findByText(/Je periode begint op de dag waarop je indient/)).toBeTruthy()
  expect(document.body.textContent).not.toMatch(/op uiterlijk/)
})

test('documents that are not known are asked for again on a press', async () => {
  on(documents, broken)
  renderInProject(<DashboardPage />)
  expect(await part('Documenten').findByText('Kon document informatie niet laden.')).toBeTruthy()
  on(documents, [aDocument('invoice')])
  fireEvent.click(part('Documenten').getByRole('button', { name: 'Probeer opnieuw' }))
  expect(await part('Documenten').findByRole('button', { name: 'Download je factuur' })).toBeTruthy()
})

test('an application with open questions names them, and the last day to file', async () => {
  on(oneRequest, { ...request, question_count: 2 })
  renderInProject(<DashboardPage />)
  expect(await screen.findByText('RVO heeft nog 2 vragen. Dien in op uiterlijk 20 december 2026.')).toBeTruthy()
})

test('the application has its progress, its last day, what it is worth and one next action', async () => {
  on(oneRequest, {
    ...request,
    question_count: 2,
    filing: { ...request.filing, deadline: '2026-12-20', past: false, working_days: 4 },
  })
  renderInProject(<DashboardPage />)
  const action = await part('Je aanvraag').findByRole('link', { name: 'Maak af (2 vragen)' })
  expect(action.getAttribute('href')).toBe(`/requests/${number}/aanvraag`)
  expect(part('Je aanvraag').getByText('nog 4 werkdagen')).toBeTruthy()
  expect(part('Je aanvraag').getByRole('list', { name: 'Voortgang' })).toBeTruthy()
  expect(part('Je aanvraag').getByText('€ 12.528')).toBeTruthy()
  expect(part('Je aanvraag').getByText('Een indicatie, voor 1.200 uur in 2026')).toBeTruthy()
})

test('the hours are held against the application, by month', async () => {
  const months = aProject().months.map((one) => ({ ...one, counted_hours: one.month === '2026-03' ? '300' : '0' }))
  renderInProject(<DashboardPage />, aProject({ counted_hours: '300', months }))
  const hours = part('Uren en aanvraag')
  expect((await hours.findByRole('meter')).getAttribute('aria-valuetext')).toBe('300 van 1.200 uur van je aanvraag')
  expect(hours.getByText(/^Nog 900 uur beschikbaar: 450 uur deze maand/)).toBeTruthy()
  const rows = within(hours.getByRole('table')).getAllByRole('row', { hidden: true })
  expect(rows.at(-1)?.textContent).toBe('december 20260450')
})

test('a filed application asks nobody to file it', async () => {
  const filed = { ...request, filed: '2026-11-20', question_count: 2 }
  on(oneRequest, filed)
  renderInProject(<DashboardPage />)
  expect(await screen.findByText('Ingediend bij RVO op 20 november 2026.')).toBeTruthy()
  expect(screen.getByText('Na het indienen: zo ga je verder').closest('details')?.open).toBe(false)
  expect(document.body.textContent).not.toMatch(/Dien in|indienen kon|Maak je aanvraag af|Log in bij RVO|2 vragen/i)
  expect(screen.getByText(/Vraagt RVO om uitleg/)).toBeTruthy()
})

test('a reader finds no way to write hours', async () => {
  signedIn()
  on('GET /api/company-dashboard/companies/', [selectable(3, 'Pompwacht B.V.', 'reader')])
  on(oneRequest, { ...request, company_profile: { ...request.company_profile, role: 'reader' } })
  renderInProject(<DashboardPage />, aProject({ recent_entries: [] }))
  expect((await screen.findByRole('link', { name: 'Bekijk de aanvraag' })).getAttribute('href')).toBe(
    `/requests/${number}/aanvraag`,
  )
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Uren toevoegen' })).toBeNull())
  expect(screen.queryByRole('link', { name: 'Vul je eerste uren in' })).toBeNull()
})
