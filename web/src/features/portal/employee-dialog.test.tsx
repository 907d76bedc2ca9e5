import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Employee } from '../../api/employees'
import { anEmployee } from '../../test/projects'
import { renderInApp } from '../../test/render'
import { broken, offline, on, reply, writes } from '../../test/server'
import { EmployeeDialog } from './employee-dialog'

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const write = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const save = () => fireEvent.click(screen.getByText('Opslaan'))
const alert = () => screen.findByRole('alert')

const onSaved = vi.fn()

function open(employee: Employee | null, company: number | null = 3) {
  onSaved.mockReset()
  renderInApp(<EmployeeDialog employee={employee} company={company} onSaved={onSaved} onClose={() => {}} />)
}

function fillIn() {
  write('Voornaam', 'Sanne')
  write('Achternaam', 'de Vries')
  write('E-mailadres', 'sanne@example.nl')
}

test.each(['Voornaam', 'Achternaam', 'E-mailadres'])('without %s nothing is sent', async (label) => {
  open(null)
  fillIn()
  write(label, ' ')
  save()
  expect(screen.getByText('Vul alle verplichte velden in')).toBeTruthy()
  expect(document.activeElement).toBe(field(label))
  expect(screen.queryByRole('alert')).toBeNull() // the field says it
  expect(writes()).toEqual([])
})

test('without a company nothing is sent', async () => {
  open(null, null)
  fillIn()
  save()
  expect((await alert()).textContent).toBe('Geen bedrijf geselecteerd')
  expect(writes()).toEqual([])
})

test('a new employee is sent once, approved, and the window says who', async () => {
  on('POST /api/employees/', anEmployee())
  open(null)
  fillIn()
  save()
  save()
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith('Sanne de Vries'))
  const body = { first_name: 'Sanne', last_name: 'de Vries', email: 'sanne@example.nl', function_title: '', bsn: '' }
  expect(writes()).toEqual([{ call: 'POST /api/employees/', body: { ...body, is_approved: true, company_profile: 3 } }])
})

test('the next one follows in the same window, which says who was added', async () => {
  on('POST /api/employees/', anEmployee())
  const onClose = vi.fn()
  onSaved.mockReset()
  renderInApp(<EmployeeDialog employee={null} company={3} onSaved={onSaved} onClose={onClose} />)
  fillIn()
  fireEvent.click(screen.getByText('Opslaan en nog een'))
  expect((await screen.findByText('is opgeslagen.')).closest('[role=status]')?.textContent).toBe(
    'Sanne de Vries is opgeslagen.',
  )
  expect(['Voornaam', 'Achternaam', 'E-mailadres'].map((label) => field(label).value)).toEqual(['', '', ''])
  expect(document.activeElement).toBe(field('Voornaam'))
  expect(onClose).not.toHaveBeenCalled()
  fillIn()
  save()
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(writes()).toHaveLength(2)
})

test('who is changed has no next one', () => {
  open(anEmployee())
  expect(screen.queryByText('Opslaan en nog een')).toBeNull()
})

const otherwise = 'Kon medewerker niet toevoegen'

test.each([
  [reply(400, { email: ['Enter a valid email address.'] }), 'Email fout: Voer een geldig e-mailadres in.'],
  [
    reply(400, { company_profile: ['Invalid pk "3" - object does not exist.'] }),
    'Bedrijf fout: Deze keuze bestaat niet meer. Kies opnieuw.',
  ],
  [reply(400, { bsn: ['Dit is geen geldig BSN.'] }), `${otherwise}: Dit is geen geldig BSN.`],
  [reply(429, { detail: 'Te veel verzoeken.' }), `${otherwise}: Te veel verzoeken.`],
  [broken, otherwise],
])('a refusal is said in words, and what was typed stays: %j', async (answer, words) => {
  on('POST /api/employees/', answer)
  open(null)
  fillIn()
  write('BSN', '123456789')
  save()
  expect(await screen.findByText(words)).toBeTruthy()
  expect(field('BSN').value).toBe('123456789')
  expect(onSaved).not.toHaveBeenCalled()
})

test('D-14 the refusal of a BSN is at its field, which gets the focus', async () => {
  on('POST /api/employees/', reply(400, { bsn: ['Dit is geen geldig BSN.'] }))
  open(null)
  fillIn()
  write('BSN', '123456789')
  save()
  await waitFor(() => expect(document.activeElement).toBe(field('BSN')))
  expect(field('BSN').getAttribute('aria-invalid')).toBe('true')
})

test('no answer is said with its cause', async () => {
  on('POST /api/employees/', offline)
  open(null)
  fillIn()
  save()
  expect((await alert()).textContent).toContain(`${otherwise}. Er is geen verbinding.`)
})

test('D-14 a wrong BSN is said on leaving the field, and is sent all the same', async () => {
  on('POST /api/employees/', anEmployee())
  open(null)
  fillIn()
  write('BSN', '123456789')
  expect(field('BSN').getAttribute('aria-invalid')).toBeNull()
  fireEvent.blur(field('BSN'))
  expect(field('BSN').getAttribute('aria-invalid')).toBe('true')
  save()
  await waitFor(() => expect(writes()).toHaveLength(1))
})

test('D-16 a change keeps the masked BSN, which is not called wrong', async () => {
  on('PATCH /api/employees/{id}/', anEmployee())
  open(anEmployee())
  fireEvent.blur(field('BSN'))
  expect(field('BSN').getAttribute('aria-invalid')).toBeNull()
  fireEvent.click(field('Goedgekeurd'))
  save()
  await waitFor(() => expect(writes()).toHaveLength(1))
  expect(writes()[0]?.body).toMatchObject({ bsn: '••••••333', is_approved: false, function_title: 'Ontwikkelaar' })
})

test('the working days of somebody are changed in the same call; a new one has the usual ones', async () => {
  on('PATCH /api/employees/{id}/', anEmployee())
  open(anEmployee({ workdays: [1, 2, 4, 5] }))
  const day = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
  expect(day('woensdag').checked).toBe(false)
  for (const name of ['vrijdag', 'zaterdag', 'woensdag']) fireEvent.click(day(name))
  save()
  await waitFor(() => expect(writes()).toHaveLength(1))
  expect(writes()[0]?.body).toMatchObject({ workdays: [1, 2, 3, 4, 6], first_name: 'Sanne' })
  cleanup()
  open(null)
  expect(screen.queryByText('Werkdagen')).toBeNull()
})

test('a function of somebody who learns is warned about, and sent', async () => {
  on('POST /api/employees/', anEmployee())
  open(null)
  fillIn()
  write('Functie', 'Ontwikkelaar')
  expect(screen.queryByText(/^Stagiairs en afstudeerders/)).toBeNull()
  write('Functie', 'Stagiair')
  expect(screen.getByText(/^Stagiairs en afstudeerders/)).toBeTruthy()
  save()
  await waitFor(() => expect(writes()).toHaveLength(1))
})
