import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useLocation } from 'react-router'
import { expect, test, vi } from 'vitest'
import type { ProjectStats } from '../../api/projects'
import type { EmployeeHours, Summary } from '../../api/reports'
import * as files from '../../lib/save-file'
import { aProject, fromMarch } from '../../test/projects'
import { renderInApp } from '../../test/render'
import { type Answering, broken, on, reply } from '../../test/server'
import { Reports } from './reports'
import { aBudget, aSummary } from './summary-for-tests'

const number = 'WBSO-2026-00042'
const project: ProjectStats = {
  id: 42,
  project_number: number,
  project_title: 'Lagerschade herkennen',
  project_type: 'programmatuur',
  status: 'document_verwerkt',
  start_of_project: '2026-01-01',
  project_started_on: null,
  client_company: { id: 3, name: 'Pompwacht B.V.' },
  estimated_hours: 1800,
  total_employees: 2,
  total_hours_this_month: '190.5',
  total_hours_this_week: '0',
  total_hours_all_time: '812.5',
  counted_hours: '812.5',
  budget: aBudget({ forecast_hours: '2000' }),
  months: [],
  filing: fromMarch,
  benefit: null,
  recent_entries: [],
  payment_info: null,
}

const none: Summary = aSummary({
  total_hours: '0',
  total_employees: 0,
  total_entries: 0,
  usage_percent: 0,
  employee_breakdown: [],
  days: [],
})

type Monthly = Answering<'GET /api/hours-reports/monthly_summary/'>

function Address() {
  return <output data-testid="address">{useLocation().search}</output>
}

const monthly = 'GET /api/hours-reports/monthly_summary/'
const weekly = 'GET /api/hours-reports/weekly_summary/'

/** Opens the reports at an address. The server answers each period like this. */
function open(at: string, answer: Monthly = aSummary(), changes: Partial<ProjectStats> = {}) {
  const months = on(monthly, answer)
  const weeks = on(weekly, aSummary())
  const { container } = renderInApp(
    <>
      <Reports project={{ ...project, ...changes }} today="2026-11-22" />
      <Address />
    </>,
    `/project/${number}/reports${at}`,
  )
  return { months, weeks, container }
}

const heading = (name: string) => screen.findByRole('heading', { level: 2, name })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const address = () => screen.getByTestId('address').textContent
const cells = (row: HTMLElement) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent)

test('the report of this month: figures, employees and weeks', async () => {
  const { months } = open('')
  await heading('November 2026')
  expect(months.map(({ query }) => query.get('month'))).toEqual(['2026-11'])
  const figure = (name: string) => screen.getByText(name, { selector: 'dt' }).nextSibling?.textContent
  expect(figure('Medewerkers')).toBe('2')
  expect(figure('Uren per gewerkte dag')).toBe('14,65')
  expect(figure('Benutting')).toBe('55%')
  expect(screen.getByText(/^Uren per gewerkte dag: het gemiddelde van allen samen/)).toBeTruthy()
  const people = screen.getByRole('table', { name: 'Uren per medewerker' })
  expect(cells(within(people).getByRole('row', { name: /Anna/ }))).toEqual([
    'Anna de VriesOntwikkelaar',
    '180',
    '23',
    '103,9% van 173,2 uurMeer dan voltijd',
    'Urenstaat (PDF)Bekijk',
  ])
  const weeks = screen.getByRole('table', { name: 'Uren per week' })
  expect(cells(within(weeks).getByRole('row', { name: /^Week 46/ }))).toEqual(['Week 46 (9 nov – 15 nov)', '100'])
})

test('late hours are named, of each and of all', async () => {
  const { employee_breakdown: people } = aSummary()
  const late = people.map((one, i) => ({ ...one, late_hours: i === 0 ? '4.0' : '0.0' }))
  open('', aSummary({ late_hours: '4.0', employee_breakdown: late }))
  await heading('November 2026')
  const table = within(screen.getByRole('table', { name: 'Uren per medewerker' }))
  expect(table.getByRole('row', { name: /Anna/ }).textContent).toContain('180waarvan 4 laat')
  expect(table.getByRole('row', { name: /Bob/ }).textContent).not.toContain('laat')
  expect(table.getByRole('row', { name: /^Totaal/ }).textContent).toBe('Totaal190,525')
  expect(
    screen.getByText('In november 2026 is 4 uur te laat vastgelegd: meer dan 10 werkdagen na de dag zelf.'),
  ).toBeTruthy()
})

test('without hours in the application there is no bar of nothing', async () => {
  const budget = aBudget({ estimated_hours: 0, used_percent: 0, forecast_hours: '1640' })
  open('', undefined, { budget, total_hours_all_time: '820' })
  await heading('November 2026')
  expect(screen.getByText(/^Je aanvraag noemt geen aantal uren/).textContent).toContain(
    'Er zijn 812,5 uur gemaakt in de periode van je aanvraag.',
  )
  expect(screen.getByText(/^7,5 uur valt buiten de periode/)).toBeTruthy()
  expect(screen.queryByRole('meter', { name: 'Gemaakte uren van je aanvraag' })).toBeNull()
  expect(screen.queryByText(/0%\)/)).toBeNull()
})

test('an owner reads at the top, a sentence each, what is made and worth, what is left and what is late', async () => {
  const { container } = open('', aSummary(), { benefit: 18_000_00, months: aProject().months })
  await heading('November 2026')
  const part = screen.getByRole('region', { name: 'In het kort' })
  expect(part.compareDocumentPosition(screen.getByRole('region', { name: 'Per medewerker' }))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  )
  expect(within(part).getByRole('meter').getAttribute('aria-valuetext')).toBe(
    '812,5 van de 1.800 uur van je aanvraag is gemaakt (45,1%)',
  )
  expect(
    [...part.querySelectorAll('p')].map(({ textContent }) => textContent).filter((words) => words?.endsWith('.')),
  ).toEqual(
    expect.arrayContaining([
      'Naar rato is dat €\u00a08.125 van de €\u00a018.000 die je aanvraag naar verwachting oplevert.',
      'Nog 1.800 uur beschikbaar: 900 uur deze maand, daarna 900 uur in december.',
      'Alle uren van november 2026 zijn op tijd vastgelegd, binnen 10 werkdagen.',
    ]),
  )
  const texts = [...container.querySelectorAll('*')].filter((one) => one.children.length === 0 && !one.closest('svg'))
  for (const figure of ['190,5', '25', '55%', '14,65', '45,1%']) {
    const whole = new RegExp(`(^|[^\\d.,])${figure}($|[^\\d,%])`)
    expect(
      texts.filter(({ textContent }) => whole.test(textContent)),
      figure,
    ).toHaveLength(1)
  }
  expect(container.textContent).not.toMatch(/te maken/)
})

test('the bar of an employee is capped, its words are not', async () => {
  open('')
  const meter = await screen.findByRole('meter', { name: 'Benutting van Anna de Vries' })
  expect(meter.getAttribute('aria-valuenow')).toBe('100')
  expect(meter.getAttribute('aria-valuetext')).toBe('103,9% van 173,2 uur')
  expect(meter.firstElementChild?.getAttribute('style')).toContain('--progress-section-size: 100%')
  expect(screen.getByRole('meter', { name: 'Benutting van Bob Jansen' }).getAttribute('aria-valuenow')).toBe('6.1')
})

test('the chart is for the eye, and the table has its figures', async () => {
  open('')
  const table = await screen.findByRole('table', { name: 'Uren per week' })
  const rows = within(table).getAllByRole('row').slice(1)
  expect(rows.map((row) => cells(row)[1])).toEqual(['0,5', '15,5', '100', '0', '0', '74,5'])
  expect(table.parentElement?.previousElementSibling?.getAttribute('aria-hidden')).toBe('true')
})

test('the whole project has its months, with what is still to be made', async () => {
  open('', aSummary(), { months: aProject().months })
  expect(await screen.findByText(/^Nog 1\.800 uur beschikbaar: 900 uur deze maand/)).toBeTruthy()
  const months = within(screen.getByRole('table', { name: 'Uren per maand van het hele project' }))
  expect(months.getAllByRole('row').map(cells).slice(-2)).toEqual([
    ['november 2026', '0', '900'],
    ['december 2026', '0', '900'],
  ])
})

test('the address keeps the period: buttons, lists and the other view lead to another', async () => {
  const { weeks } = open('?month=2026-01')
  await heading('Januari 2026')
  press('Vorige maand')
  expect(address()).toBe('?month=2025-12')
  await heading('December 2025')
  fireEvent.change(screen.getByRole('combobox', { name: 'Maand' }), { target: { value: '2025-03-01' } })
  expect(address()).toBe('?month=2025-03')
  fireEvent.change(screen.getByLabelText('Jaar'), { target: { value: '2022' } })
  expect(address()).toBe('?month=2022-03')
  fireEvent.click(screen.getByRole('radio', { name: 'Week' }))
  expect(address()).toBe('?week=2022-03-07')
  await heading('Week 10 van 2022')
  expect(weeks.at(-1)?.query.get('week')).toBe('2022-03-07')
  press('Deze week')
  expect(address()).toBe('?week=2026-11-16')
  press('Volgende week') // still to come
  expect(address()).toBe('?week=2026-11-16')
})

test('a week has days, and no timesheet, which is of a month', async () => {
  open('?week=2026-11-16')
  await heading('Week 47 van 2026')
  expect(screen.getByRole('table', { name: 'Uren per dag' })).toBeTruthy()
  expect(screen.queryByText('Urenstaat (PDF)')).toBeNull()
  expect(screen.getByText('103,9% van 40 uur')).toBeTruthy()
})

test.each([
  ['?month=2026-11', 'November 2026', 'Vorige maand', 'Oktober 2026', 'Kon maandrapport niet laden'],
  ['?week=2026-11-16', 'Week 47 van 2026', 'Vorige week', 'Week 46 van 2026', 'Kon weekrapport niet laden'],
])('F8 when the one before %s does not load, %s stays under its own name', async (at, former, back, asked, words) => {
  open(at)
  await heading(former)
  on(monthly, broken, aSummary())
  on(weekly, broken, aSummary())
  press(back)
  await screen.findByText(words)
  expect(screen.getByText(`Hieronder zie je nog ${former.toLowerCase()}.`)).toBeTruthy()
  expect(screen.getByRole('heading', { level: 2, name: former })).toBeTruthy()
  press('Probeer opnieuw')
  await heading(asked)
  expect(screen.queryByText(words)).toBeNull()
})

test('without hours there is one sentence and one way on', async () => {
  open('?month=2026-10', none)
  expect(await screen.findByText('Er zijn nog geen uren in oktober 2026.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Uren toevoegen' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Uren toevoegen' }).getAttribute('href')).toBe(
    `/project/${number}/hours?week=2026-10-01`,
  )
  expect(screen.queryByRole('table', { name: 'Uren per week' })).toBeNull()
})

test('the budget says where the hours end up, and that more than was granted brings nothing', async () => {
  open('')
  expect(await screen.findByText(/uit op 2\.000 uur, 200 meer dan je aanvraag\. Uren boven het/)).toBeTruthy()
  expect(screen.getByRole('meter', { name: /aanvraag/ }).getAttribute('aria-valuetext')).toBe(
    '812,5 van de 1.800 uur van je aanvraag is gemaakt (45,1%)',
  )
})

test('files keep the name that the server gives them, and one that fails says so', async () => {
  const saved = vi.spyOn(files, 'saveFile').mockImplementation(() => {})
  const headers = { 'Content-Disposition': `attachment; filename="uren-${number}-2026-11.csv"` }
  on('GET /api/hours-reports/export_csv/', ({ query }) =>
    query.has('year') ? broken : new Response('datum;medewerker', { headers }),
  )
  open('')
  await heading('November 2026')
  press('Exporteer CSV')
  await waitFor(() => expect(saved).toHaveBeenCalledWith(expect.any(File), `uren-${number}-2026-11.csv`))
  press('CSV van heel 2026')
  expect(await screen.findByText('Kon CSV niet exporteren')).toBeTruthy()
  expect(saved).toHaveBeenCalledTimes(1)
})

test('a timesheet is asked for by employee and month', async () => {
  const saved = vi.spyOn(files, 'saveFile').mockImplementation(() => {})
  const sheets = on('GET /api/hours-reports/timesheet_pdf/', new Response('%PDF-'))
  open('?month=2026-10')
  await heading('Oktober 2026')
  press('Urenstaat (PDF) van Bob Jansen')
  await waitFor(() => expect(saved).toHaveBeenCalled())
  expect(sheets.map(({ query }) => query.get('month'))).toEqual(['2026-10'])
})

test('employees on further pages are loaded too', async () => {
  const [first, second] = aSummary().employee_breakdown as [EmployeeHours, EmployeeHours]
  const next = { Link: '</api/hours-reports/monthly_summary/?after=4>; rel="next"' }
  const { months } = open('', ({ query }) =>
    query.has('after')
      ? aSummary({ employee_breakdown: [second] })
      : reply(200, aSummary({ employee_breakdown: [first] }), next),
  )
  await screen.findByText('Bob Jansen')
  screen.getByText('Anna de Vries')
  expect(months.map(({ query }) => query.get('after'))).toEqual([null, '4'])
})
