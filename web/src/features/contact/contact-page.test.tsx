import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { paths } from '../../lib/paths'
import { json, serve } from '../../lib/serve-for-tests'
import { renderInApp } from '../../test/render'
import { choose, events } from '../../test/tracked'
import ContactPage from './contact-page'

beforeEach(() => choose(true, false))

const site = () => json(200, { brand: 'Speurwerk', operator: {}, booking_url: null, wbso: [] })
const sorry = 'Er is een fout opgetreden. Probeer het later opnieuw.'

/** Opens the page. Each message gets the next of the answers. */
function open(...answers: (Response | Promise<Response>)[]) {
  const sent: unknown[] = []
  const calls = serve({
    '/api/site/': site,
    '/api/contact/': async (request) => {
      sent.push(await request.json())
      const answer = answers.shift()
      if (answer === undefined) throw new TypeError('no connection')
      return answer
    },
  })
  renderInApp(<ContactPage />, paths.contact)
  return { sent, count: () => calls.count('/api/contact/') }
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const send = () => userEvent.click(screen.getByRole('button', { name: 'Verstuur' }))
const alert = () => screen.findByRole('alert')

async function write() {
  await userEvent.type(field('Naam'), ' Jan Jansen ')
  await userEvent.type(field('E-mailadres'), 'jan@example.nl')
  await userEvent.type(field('Bericht'), 'Hoi!\nEen vraag.')
}

test('F9 what is missing is said by the label of its field, without a call', async () => {
  const { count } = open()
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
  expect(count()).toBe(0)
})

test('a message is sent without an empty phone number, and thanked for', async () => {
  const { sent } = open(json(201, { detail: 'ok' }))
  await write()
  await send()
  const thanks = await screen.findByText(
    'Bedankt! Je bericht is verzonden. We nemen zo snel mogelijk contact met je op.',
  )
  expect(sent).toEqual([{ name: 'Jan Jansen', email: 'jan@example.nl', message: 'Hoi!\nEen vraag.' }])
  expect(document.activeElement?.contains(thanks)).toBe(true)
  expect(events()).toEqual(['contact_page_view', 'contact_form_submitted'])
  await userEvent.click(screen.getByRole('button', { name: 'Nog een bericht sturen' }))
  expect(field('Bericht').value).toBe('')
})

test('a double click sends one message', async () => {
  let arrive = (_: Response) => {}
  const { count } = open(new Promise<Response>((resolve) => (arrive = resolve)))
  await write()
  const button = screen.getByRole('button', { name: 'Verstuur' })
  button.click()
  button.click()
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'))
  button.click()
  arrive(json(201, { detail: 'ok' }))
  await screen.findByText(/^Bedankt!/)
  expect(count()).toBe(1)
})

test.each([
  ['no answer', undefined, sorry],
  ['a failing server', json(500, { detail: 'A server error occurred.' }), sorry],
  ['a gateway', new Response('<html>', { status: 502 }), sorry],
  [
    'a rate limit',
    json(429, { detail: 'Te veel verzoeken. Probeer het over 12 minuten opnieuw.' }),
    'Te veel verzoeken. Probeer het over 12 minuten opnieuw.',
  ],
])('%s loses nothing that was typed, and can be tried again', async (_, answer, words) => {
  const { sent } = open(...(answer === undefined ? [] : [answer]))
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
    json(400, {
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
