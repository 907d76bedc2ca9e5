import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { paths } from '../../lib/paths'
import { renderInApp } from '../../test/render'
import { type Answering, broken, later, offline, on, reply } from '../../test/server'
import { choose, events } from '../../test/tracked'
import ContactPage from './contact-page'

beforeEach(() => choose(true, false))

const sorry = 'Er is een fout opgetreden. Probeer het later opnieuw.'

type Given = Answering<'POST /api/contact/'>

/** Opens the page. Messages get this answer. */
function open(answer: Given = { detail: 'ok' }) {
  const sent = on('POST /api/contact/', answer)
  renderInApp(<ContactPage />, paths.contact)
  return sent
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const send = () => userEvent.click(screen.getByRole('button', { name: 'Verstuur' }))
const alert = () => screen.findByRole('group')

async function write() {
  await userEvent.type(field('Naam'), ' Jan Jansen ')
  await userEvent.type(field('E-mailadres'), 'jan@example.nl')
  await userEvent.type(field('Bericht'), 'Hoi!\nEen vraag.')
}

test('F9 what is missing is said by the label of its field, without a call', async () => {
  const sent = open()
  await send()
  const wrong = within(await alert())
  expect(wrong.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Naam is verplicht',
    'Email is verplicht',
    'Bericht is verplicht',
  ])
  expect(document.activeElement).toBe(await alert())
  expect(field('Bericht').getAttribute('aria-invalid')).toBe('true')
  expect(field('Telefoonnummer').getAttribute('aria-invalid')).toBeNull()
  await userEvent.type(field('E-mailadres'), 'geen adres')
  await send()
  expect(within(await alert()).getByRole('link', { name: 'Ongeldig email adres' })).toBeTruthy()
  expect(sent).toEqual([])
})

test('a message that is being written is not lost unasked, and not asked about at the other tab', async () => {
  open()
  await userEvent.type(field('Naam'), 'Jan')
  await userEvent.click(screen.getByRole('tab', { name: 'Meeting' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  await userEvent.click(screen.getByRole('link', { name: 'veelgestelde vragen' }))
  expect(screen.getByText('Je hebt nog niet opgeslagen wat je hier typte.')).toBeTruthy()
})

test('a message is sent without an empty phone number, and thanked for', async () => {
  const sent = open()
  await write()
  await send()
  const thanks = await screen.findByText(
    'Bedankt! Je bericht is verzonden. We nemen zo snel mogelijk contact met je op.',
  )
  expect(sent.map(({ body }) => body)).toEqual([
    { name: 'Jan Jansen', email: 'jan@example.nl', message: 'Hoi!\nEen vraag.' },
  ])
  expect(document.activeElement?.contains(thanks)).toBe(true)
  expect(events()).toEqual(['contact_page_view', 'contact_form_submitted'])
  await userEvent.click(screen.getByRole('button', { name: 'Nog een bericht sturen' }))
  expect(field('Bericht').value).toBe('')
})

test('a double click sends one message', async () => {
  const [answer, arrive] = later<{ detail: string }>()
  const sent = open(() => answer)
  await write()
  const button = screen.getByRole('button', { name: 'Verstuur' })
  button.click()
  button.click()
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'))
  button.click()
  arrive({ detail: 'ok' })
  await screen.findByText(/^Bedankt!/)
  expect(sent).toHaveLength(1)
})

test.each([
  ['no answer', offline, sorry],
  ['a failing server', broken, sorry],
  ['a gateway', new Response('<html>', { status: 502 }), sorry],
  [
    'a rate limit',
    reply(429, { detail: 'Te veel verzoeken. Probeer het over 12 minuten opnieuw.' }),
    'Te veel verzoeken. Probeer het over 12 minuten opnieuw.',
  ],
])('%s loses nothing that was typed, and can be tried again', async (_, answer, words) => {
  const sent = open(answer)
  await write()
  await send()
  expect((await alert()).textContent).toBe(words)
  expect([field('Naam').value, field('Bericht').value]).toEqual([' Jan Jansen ', 'Hoi!\nEen vraag.'])
  expect(events()).not.toContain('contact_form_submitted')
  await send()
  await waitFor(() => expect(sent).toHaveLength(2))
})

test('problems of the server stand at their fields, in Dutch', async () => {
  open(
    reply(400, {
      email: ['Enter a valid email address.'],
      phone: ['Ensure this field has no more than 30 characters.'],
    }),
  )
  await write()
  await send()
  await alert()
  expect(field('E-mailadres').getAttribute('aria-invalid')).toBe('true')
  expect(screen.getAllByText('Voer een geldig e-mailadres in.')).toHaveLength(2) // in the summary too
  expect(screen.getAllByText('Gebruik hooguit 30 tekens.')).toHaveLength(2)
})

test('each tab has its heading, and what was typed stays', async () => {
  open()
  await userEvent.type(field('Bericht'), 'Half af')
  await userEvent.click(screen.getByRole('tab', { name: 'Meeting' }))
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Plan een gesprek')
  await userEvent.click(await screen.findByRole('button', { name: 'Stuur een bericht' }))
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Stuur ons een bericht')
  expect(screen.getAllByText(/binnen één werkdag/)[0]?.closest('header')).toBeTruthy()
  expect(field('Bericht').value).toBe('Half af')
})
