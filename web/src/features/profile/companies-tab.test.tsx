import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Company } from '../../api/companies'
import { renderInApp } from '../../test/render'
import { broken, on, reply, writes } from '../../test/server'
import CompaniesTab from './companies-tab'

const pumps: Company = {
  id: 3,
  role: 'owner',
  company_name: 'Pompwacht B.V.',
  kvk_number: '12345678',
  btw_number: '',
  address: '',
  postal_code: '',
  city: 'Rotterdam',
  contact_person: 'Noor',
  email: 'noor@example.nl',
  phone: '010',
}

const add = 'POST /api/profiles/'
const change = 'PUT /api/profiles/{id}/'

/** Opens the tab on a server with these companies. */
function open(companies: Company[], at = '/profile/bedrijven') {
  on('GET /api/profiles/', companies)
  on(add, pumps)
  on(change, pumps)
  renderInApp(<CompaniesTab />, at)
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const write = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const button = (name: string) => screen.getByRole('button', { name })
const begin = () => fireEvent.click(button('Bedrijf Toevoegen'))
const save = () => fireEvent.click(button('Opslaan'))
const dialog = () => screen.queryByRole('dialog')

test.each([
  ['noor@example.nl', '010', 'noor@example.nl'],
  ['', '010', '010'],
  ['', '', '-'],
])('a row has the address of mail %j, else the phone %j: %s', async (email, phone, contact) => {
  open([{ ...pumps, email, phone }])
  const row = (await screen.findByText('Pompwacht B.V.')).closest('tr') as HTMLElement
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['12345678', 'Rotterdam', contact, 'Wijzig'])
})

test('without companies it says so', async () => {
  open([])
  expect(await screen.findByText('Geen bedrijfsprofiel gevonden.')).toBeTruthy()
})

test('a list that does not load is no empty one', async () => {
  on('GET /api/profiles/', broken)
  renderInApp(<CompaniesTab />)
  expect(await screen.findByText('Kon bedrijven niet laden')).toBeTruthy()
  expect(screen.queryByText('Geen bedrijfsprofiel gevonden.')).toBeNull()
})

test('a company needs a name and a number', async () => {
  open([])
  begin()
  expect(button('Opslaan').getAttribute('aria-disabled')).toBe('true')
  save()
  expect(screen.getByText('Vul de bedrijfsnaam in.')).toBeTruthy()
  expect(screen.getByText('Vul het KvK-nummer in.')).toBeTruthy()
  expect(document.activeElement).toBe(field('Bedrijfsnaam'))
  write('Bedrijfsnaam', 'Zonnewijzer')
  write('KvK-nummer', '12345678')
  expect(button('Opslaan').getAttribute('aria-disabled')).toBeNull()
  expect(writes()).toEqual([])
})

test('a new company is sent once, with all its fields', async () => {
  open([])
  begin()
  write('Bedrijfsnaam', 'Zonnewijzer')
  write('KvK-nummer', '12345678')
  write('Plaats', 'Ede')
  save()
  save()
  await waitFor(() => expect(dialog()).toBeNull())
  const rest = { btw_number: '', address: '', postal_code: '', contact_person: '', email: '', phone: '' }
  const body = { company_name: 'Zonnewijzer', kvk_number: '12345678', city: 'Ede', ...rest }
  expect(writes()).toEqual([{ call: add, body }])
  begin()
  expect(field('Bedrijfsnaam').value).toBe('')
})

test('a change writes all fields', async () => {
  open([pumps])
  fireEvent.click(await screen.findByRole('button', { name: 'Wijzig Pompwacht B.V.' }))
  write('Adres', 'Kade 12')
  save()
  await waitFor(() => expect(dialog()).toBeNull())
  const { id, role: _, ...text } = pumps
  expect(writes()).toEqual([{ call: `PUT /api/profiles/${id}/`, body: { ...text, address: 'Kade 12' } }])
})

const failed = 'Er is een fout opgetreden bij het opslaan. Probeer het opnieuw.'

test.each([
  [
    reply(400, { btw_number: ['Dit is geen geldig Nederlands btw-nummer.'] }),
    'Dit is geen geldig Nederlands btw-nummer.',
  ],
  [reply(400, { email: ['Enter a valid email address.'] }), 'Voer een geldig e-mailadres in.'],
  [broken, failed],
  [reply(404, { detail: 'Not found.' }), failed],
  [reply(429, { detail: 'Te veel verzoeken.' }), 'Te veel verzoeken.'],
])('a failure is said in the window and nothing is lost: %j', async (answer, words) => {
  open([pumps])
  on(change, answer)
  fireEvent.click(await screen.findByRole('button', { name: 'Wijzig Pompwacht B.V.' }))
  write('Adres', 'Kade 12')
  save()
  expect(await within(dialog() as HTMLElement).findByText(words)).toBeTruthy()
  expect(field('Adres').value).toBe('Kade 12')
})

test('a press right after Escape opens it again', async () => {
  open([])
  begin()
  fireEvent(dialog() as HTMLElement, new Event('cancel')) // Escape; the close event follows later
  begin()
  await new Promise((done) => setTimeout(done, 5))
  expect(dialog()).not.toBeNull()
})

test('what was typed survives Escape, not Annuleren', async () => {
  open([])
  begin()
  write('Bedrijfsnaam', 'Zonnewijzer')
  fireEvent(dialog() as HTMLElement, new Event('close')) // what Escape ends in
  expect(dialog()).toBeNull()
  begin()
  expect(field('Bedrijfsnaam').value).toBe('Zonnewijzer')
  fireEvent.click(button('Annuleren'))
  await waitFor(() => expect(dialog()).toBeNull())
  begin()
  expect(field('Bedrijfsnaam').value).toBe('')
})

test('an address with a company opens it, once', async () => {
  open([pumps, { ...pumps, id: 4, company_name: 'Lasvonk' }], '/profile/bedrijven#bedrijf-4')
  expect((await screen.findByLabelText<HTMLInputElement>('Bedrijfsnaam')).value).toBe('Lasvonk')
  fireEvent.click(button('Annuleren'))
  await waitFor(() => expect(dialog()).toBeNull())
})

test('a company that one only reads has its role and no button', async () => {
  open([{ ...pumps, role: 'reader' }], '/profile/bedrijven#bedrijf-3')
  expect(await screen.findByText('Lezer')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Wijzig Pompwacht B.V.' })).toBeNull()
  expect(dialog()).toBeNull()
})

test('what only an owner changes says so', async () => {
  const words = 'Dit mag alleen een eigenaar.'
  open([{ ...pumps, role: 'manager' }])
  on(change, reply(403, { detail: words, code: 'role', needs: ['owner'] }))
  fireEvent.click(await screen.findByRole('button', { name: 'Wijzig Pompwacht B.V.' }))
  save()
  expect(await screen.findByText(words)).toBeTruthy()
})
