import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Employee } from '../../api/employees'
import { anEmployee, renderInProject } from '../../test/projects'
import { broken, on, reply, writes } from '../../test/server'
import { signedIn } from '../../test/signed-in'
import { selectable } from '../../test/site'
import EmployeesPage from './employees-page'

afterEach(() => void vi.useRealTimers())

const sanne = anEmployee()
const mehmet = anEmployee({ id: 5, first_name: 'Mehmet', last_name: 'Yilmaz', is_approved: false, function_title: '' })
const assigned = 'GET /api/employees/by_project/'
const available = 'GET /api/employees/available_for_project/'
const assign = 'POST /api/project-assignments/bulk_assign/'
const unassign = 'POST /api/project-assignments/bulk_unassign/'
const body = (...ids: number[]) => ({ project_number: 'WBSO-2026-00012', employee_ids: ids })

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const dialog = () => within(screen.getByRole('dialog'))

test('the employees have a function, an address and a status in words', async () => {
  on(assigned, [sanne, mehmet])
  renderInProject(<EmployeesPage />)
  const row = (await screen.findByText('Mehmet Yilmaz')).closest('tr') as HTMLElement
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['-', 'sanne@example.nl', 'In behandeling', 'Ontkoppelen'])
  expect(screen.getByText('Goedgekeurd')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'in het portaal' }).getAttribute('href')).toBe('/portal')
  expect(screen.getByRole('link', { name: 'Uren toevoegen' }).getAttribute('href')).toBe(
    '/project/WBSO-2026-00012/hours',
  )
})

test.each<[string, Employee[] | typeof broken, seen: string | RegExp, words: string]>([
  ['nobody is assigned', [], /^Er zijn nog geen medewerkers/, 'Je bedrijf heeft geen medewerkers om toe te wijzen.'],
  ['all are', [sanne], 'Sanne de Vries', 'Alle medewerkers van je bedrijf werken al aan dit project.'],
  ['nobody knows', broken, 'Kon medewerkers niet laden', 'Je bedrijf heeft geen medewerkers om toe te wijzen.'],
])('with nobody to choose, the window says why: %s', async (_, employees, seen, words) => {
  on(assigned, employees)
  on(available, [])
  renderInProject(<EmployeesPage />)
  await screen.findByText(seen)
  press('Toewijzen')
  expect(await dialog().findByText(words)).toBeTruthy()
})

test('several are assigned at once, and at least one', async () => {
  on(assigned, [])
  on(available, [sanne, mehmet])
  on(assign, body(4, 5))
  renderInProject(<EmployeesPage />)
  expect(await screen.findByText('Er zijn nog geen medewerkers toegewezen aan dit project.')).toBeTruthy()
  press('Toewijzen')
  const first = await dialog().findByLabelText('Sanne de Vries')
  const send = dialog().getByRole('button', { name: 'Toewijzen' })
  fireEvent.click(send)
  expect(dialog().getByText('Selecteer een medewerker')).toBeTruthy()
  expect(document.activeElement).toBe(first)
  fireEvent.click(first)
  fireEvent.click(dialog().getByLabelText('Mehmet Yilmaz'))
  expect(dialog().queryByText('Selecteer een medewerker')).toBeNull()
  fireEvent.click(send)
  fireEvent.click(send)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(writes()).toEqual([{ call: assign, body: body(4, 5) }])
})

test('what is refused is said in the dialog, and the choice stays', async () => {
  on(assigned, [])
  on(available, [sanne])
  on(assign, broken)
  renderInProject(<EmployeesPage />)
  press('Toewijzen')
  fireEvent.click(await dialog().findByLabelText('Sanne de Vries'))
  fireEvent.click(dialog().getByRole('button', { name: 'Toewijzen' }))
  expect(await dialog().findByText('Kon medewerker niet toewijzen')).toBeTruthy()
  expect(dialog().getByLabelText<HTMLInputElement>('Sanne de Vries').checked).toBe(true)
})

test('who is gone meanwhile is not sent again', async () => {
  on(assigned, [])
  on(available, [sanne, mehmet])
  on(assign, () => {
    on(available, [mehmet])
    return reply(400, { employee_ids: ['Invalid pk "4" - object does not exist.'] })
  })
  renderInProject(<EmployeesPage />)
  press('Toewijzen')
  fireEvent.click(await dialog().findByLabelText('Sanne de Vries'))
  fireEvent.click(dialog().getByLabelText('Mehmet Yilmaz'))
  fireEvent.click(dialog().getByRole('button', { name: 'Toewijzen' }))
  await waitFor(() => expect(dialog().queryByLabelText('Sanne de Vries')).toBeNull())
  fireEvent.click(dialog().getByRole('button', { name: 'Toewijzen' }))
  await waitFor(() => expect(writes()[1]).toEqual({ call: assign, body: body(5) }))
})

const add = 'POST /api/employees/'

const write = (label: string, value: string) =>
  fireEvent.change(dialog().getByLabelText<HTMLInputElement>(label), { target: { value } })

const dialogButton = (name: string) => dialog().getByRole('button', { name })

/** Opens the form of a new employee, and fills it in. */
async function fillIn() {
  press('Toewijzen')
  fireEvent.click(await dialog().findByRole('button', { name: 'Nieuwe medewerker' }))
  expect(document.activeElement).toBe(dialog().getByLabelText('Voornaam'))
  write('Voornaam', 'Sanne')
  write('Achternaam', 'de Vries')
  write('E-mailadres', 'sanne@example.nl')
}

/** Reports whether the page may be closed without a question. */
const mayLeave = () => fireEvent(window, new Event('beforeunload', { cancelable: true }))

const sent = {
  first_name: 'Sanne',
  last_name: 'de Vries',
  email: 'sanne@example.nl',
  function_title: '',
  bsn: '',
  is_approved: true,
  company_profile: 3,
}

test('with nobody left to assign, somebody new is added to the company and assigned with one press', async () => {
  on(assigned, [])
  on(available, [])
  on(add, sanne)
  on(assign, body(4))
  renderInProject(<EmployeesPage />)
  await fillIn()
  fireEvent.click(dialogButton('Toevoegen en toewijzen'))
  fireEvent.click(dialogButton('Toevoegen en toewijzen'))
  expect(await screen.findByText('Sanne de Vries is toegevoegd en toegewezen.')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(writes()).toEqual([
    { call: add, body: sent },
    { call: assign, body: body(4) },
  ])
})

test('who is added and not assigned is not added again: the next press assigns', async () => {
  on(assigned, [])
  on(available, [mehmet])
  on(add, sanne)
  on(assign, broken, body(4))
  renderInProject(<EmployeesPage />)
  await fillIn()
  expect(mayLeave()).toBe(false)
  fireEvent.click(dialogButton('Toevoegen en toewijzen'))
  expect(
    await dialog().findByText(
      'Sanne de Vries hoort nu bij je bedrijf, maar is nog niet toegewezen. Kon medewerker niet toewijzen',
    ),
  ).toBeTruthy()
  expect(mayLeave()).toBe(true) // the employee is saved
  fireEvent.click(dialogButton('Toewijzen'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(writes()).toEqual([
    { call: add, body: sent },
    { call: assign, body: body(4) },
    { call: assign, body: body(4) },
  ])
})

test('a form that was closed after adding begins empty, and the new one can be chosen', async () => {
  on(assigned, [])
  on(available, [mehmet])
  on(add, () => {
    on(available, [sanne, mehmet])
    return sanne
  })
  on(assign, broken)
  renderInProject(<EmployeesPage />)
  await fillIn()
  fireEvent.click(dialogButton('Toevoegen en toewijzen'))
  await dialog().findByText(/nog niet toegewezen/)
  fireEvent.click(dialogButton('Annuleren'))
  expect(await dialog().findByLabelText('Sanne de Vries')).toBeTruthy()
  expect(document.activeElement).toBe(dialogButton('Nieuwe medewerker'))
  fireEvent.click(dialogButton('Nieuwe medewerker'))
  expect(dialog().getByLabelText<HTMLInputElement>('Voornaam').value).toBe('')
})

test('a new employee who is refused is not assigned, and what was typed stays', async () => {
  on(assigned, [])
  on(available, [mehmet])
  on(add, reply(400, { email: ['Enter a valid email address.'] }))
  renderInProject(<EmployeesPage />)
  await fillIn()
  write('Voornaam', '')
  fireEvent.click(dialogButton('Toevoegen en toewijzen'))
  expect(dialog().getByText('Vul alle verplichte velden in')).toBeTruthy()
  expect(writes()).toEqual([])
  write('Voornaam', 'Sanne')
  fireEvent.click(dialogButton('Toevoegen en toewijzen'))
  expect(await dialog().findByText('Email fout: Voer een geldig e-mailadres in.')).toBeTruthy()
  expect(dialog().getByLabelText<HTMLInputElement>('E-mailadres').value).toBe('sanne@example.nl')
  expect(writes()).toHaveLength(1)
})

test('lists that do not load say which', async () => {
  on(assigned, broken)
  on(available, broken)
  renderInProject(<EmployeesPage />)
  expect(await screen.findByText('Kon medewerkers niet laden')).toBeTruthy()
  press('Toewijzen')
  expect(await dialog().findByText('Kon beschikbare medewerkers niet laden')).toBeTruthy()
})

test('taking off asks first, and is said for three seconds', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  on(assigned, [sanne])
  on(unassign, body(4))
  renderInProject(<EmployeesPage />)
  fireEvent.click(await screen.findByRole('button', { name: 'Ontkoppelen: Sanne de Vries' }))
  fireEvent.click(dialog().getByRole('button', { name: 'Annuleren' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(writes()).toEqual([])
  press('Ontkoppelen: Sanne de Vries')
  fireEvent.click(dialog().getByRole('button', { name: 'Ontkoppelen' }))
  expect(await screen.findByText('Medewerker ontkoppeld van project')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  expect(writes()).toEqual([{ call: unassign, body: body(4) }])
  await act(() => vi.advanceTimersByTimeAsync(3_000))
  expect(screen.queryByText('Medewerker ontkoppeld van project')).toBeNull()
})

test('who is not taken off stays, and the dialog says so', async () => {
  on(assigned, [sanne])
  on(unassign, broken)
  renderInProject(<EmployeesPage />)
  fireEvent.click(await screen.findByRole('button', { name: 'Ontkoppelen: Sanne de Vries' }))
  fireEvent.click(dialog().getByRole('button', { name: 'Ontkoppelen' }))
  expect(await dialog().findByText('Kon medewerker niet ontkoppelen')).toBeTruthy()
})

test('a reader sees who works on it, and may not change that', async () => {
  signedIn()
  on('GET /api/company-dashboard/companies/', [selectable(3, 'Pompwacht B.V.', 'reader')])
  on(assigned, [sanne])
  renderInProject(<EmployeesPage />)
  expect(await screen.findByText('Sanne de Vries')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull())
})
