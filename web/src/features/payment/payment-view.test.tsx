import { focusManager, useQuery } from '@tanstack/react-query'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Payment } from '../../api/payments'
import { oneRequest, type WbsoRequest } from '../../api/requests'
import { Drawing } from '../../shared/pages/drawing'
import { anApplication } from '../../test/application'
import { aLayout } from '../../test/layout'
import { paper } from '../../test/paper'
import { renderInApp } from '../../test/render'
import { aDocument, aPayment, wholeRequest } from '../../test/requests'
import { broken, on, reply } from '../../test/server'
import { aSite } from '../../test/site'
import { pass } from '../../test/time'
import { aWorth } from '../../test/worth'
import { PaymentView } from './payment-view'

const full = { price: 79_500, vat: 16_695, total: 96_195, code_applied: null, less_because: null }
const reduced = { price: 49_500, vat: 10_395, total: 59_895, code_applied: 'WELKOM', less_because: null }
const pdf = () => new Response('%PDF-1.7', { headers: { 'Content-Type': 'application/pdf' } })

const quote = 'GET /api/requests/{id}/quote/'
const application = 'GET /api/requests/{id}/application/'
const file = 'GET /api/requests/{id}/download_document/'
const validate = 'POST /api/checkout-code/validate/'
const checkout = 'POST /api/stripe/create-session/{id}/'
const valid = { valid: true, custom_checkout_price: 495, reason: null }

let previews: unknown[]
let pages: ReturnType<typeof paper>

beforeEach(() => {
  vi.useFakeTimers()
  pages = paper(2)
  on(quote, ({ query }) => (query.get('code') === 'WELKOM' ? reduced : full))
  on('GET /api/payments/', [])
  on('GET /api/profiles/', [])
  on(application, anApplication([]))
  on('GET /api/requests/{id}/application/layout/', { ...aLayout([]), boxes: [] })
  on('GET /api/documents/', [aDocument('application')])
  on(validate, valid)
  previews = on(file, pdf())
})
afterEach(() => void vi.useRealTimers())

async function open(payment_status: WbsoRequest['payment_status'] = 'unpaid') {
  renderInApp(
    <Drawing value={pages.open}>
      <PaymentView request={wholeRequest({ payment_status })} />
    </Drawing>,
  )
  await pass(0)
}

async function enter(code: string) {
  fireEvent.change(screen.getByLabelText('Kortingscode'), { target: { value: code } })
  await pass(400)
  await pass(50)
}

const line = (name: string) => screen.queryByText(name)?.nextElementSibling

test('without a code the price is not struck and there is no discount', async () => {
  await open()
  expect(line('Prijs per project (excl. btw)')?.innerHTML).toBe('€&nbsp;795,00')
  expect(line('Korting')).toBeUndefined()
  expect(line('Totaal')?.textContent).toBe('€\u00a0961,95')
})

test('a code strikes the old price and says the discount', async () => {
  await open()
  await enter('WELKOM')
  expect(screen.getByText('Code toegepast!')).toBeTruthy()
  expect(line('Prijs per project (excl. btw)')?.innerHTML).toBe('<s>€&nbsp;795,00</s>')
  expect(line('Korting')?.textContent).toBe('−\u00a0€\u00a0300,00')
  expect(line('Btw 21%')?.textContent).toBe('€\u00a0103,95')
  expect(line('Totaal')?.textContent).toBe('€\u00a0598,95')
})

test.each([
  ['second', /^Je betaalt minder: dit is een volgend project/],
  ['follow_up', /^Je betaalt minder: dit is een vervolg/],
] as const)('a lower price says its reason: %s', async (less_because, words) => {
  on(quote, { ...reduced, code_applied: null, less_because })
  await open()
  expect(line('Prijs per project (excl. btw)')?.innerHTML).toBe('€&nbsp;495,00')
  expect(screen.getByText(words).textContent).not.toContain('code')
  await enter('DUURDER')
  expect(screen.getByText(words).textContent).toContain('Je code geeft geen lagere prijs en wordt niet gebruikt.')
})

test.each([
  ['unknown', 'Code ongeldig. Deze code bestaat niet.'],
  ['expired', 'Code ongeldig. Deze code is verlopen.'],
  ['used_up', 'Code ongeldig. Deze code is opgebruikt.'],
  [null, 'Code ongeldig'],
] as const)('a code that is not valid says why: %s', async (reason, words) => {
  on(validate, { valid: false, custom_checkout_price: null, reason })
  await open()
  await enter('NEE')
  expect(screen.getByText(words)).toBeTruthy()
  expect(line('Totaal')?.textContent).toBe('€\u00a0961,95')
})

test('the benefit is beside the price, with its sum and as an indication', async () => {
  on(application, anApplication([], { benefit: aWorth() }))
  await open()
  await vi.waitFor(async () => {
    // the part that shows it is loaded
    await act(() => vi.dynamicImportSettled())
    await pass(0)
    screen.getByRole('region', { name: 'Verwacht voordeel' })
  })
  const worth = screen.getByRole('region', { name: 'Verwacht voordeel' })
  expect(worth.textContent).toContain('€\u00a016.848')
  expect(worth.textContent).toContain('Een indicatie voor de uren van 2027 met de cijfers van 2026')
  expect(worth.textContent).toContain('= €\u00a034.800')
  expect(worth.parentElement).toBe(screen.getByRole('region', { name: 'Prijs' }).parentElement)
})

test('without its application the price is shown alone', async () => {
  on(application, broken)
  await open()
  await act(() => vi.dynamicImportSettled())
  await pass(0)
  expect(screen.queryByText('Verwacht voordeel')).toBeNull()
  expect(screen.getByRole('region', { name: 'Prijs' })).toBeTruthy()
})

test('it names the ways to pay, who takes the payment, and what is yet to come', async () => {
  await open()
  expect(screen.getByText(/iDEAL of creditcard, op de beveiligde pagina van Stripe/)).toBeTruthy()
  expect(screen.getByText('Wordt verwacht').closest('section')?.textContent).toContain('No Cure, No Pay')
})

test('a payment that is only pretended says so', async () => {
  on('GET /api/site/', aSite({ payments: 'fake' }))
  await open()
  expect(screen.getByText('Dit is een proefbetaling: er wordt niets afgeschreven.')).toBeTruthy()
})

test('money that comes back is said here too', async () => {
  on('GET /api/payments/', [aPayment({ refund_due: true })])
  await open()
  expect(screen.getByText('Je krijgt dit terug.')).toBeTruthy()
})

const running = /^Er loopt al een betaling voor deze aanvraag/
const cancelled = 'Je betaling is geannuleerd, er is niets afgeschreven.'

test.each<[WbsoRequest['payment_status'], Payment['status'][], says: string | RegExp]>([
  ['unpaid', ['expired'], cancelled],
  ['pending', ['expired'], running], // the payments were loaded before the request
  ['refunded', ['pending', 'refunded'], running],
  ['refunded', ['refunded'], 'Je eerdere betaling is terugbetaald.'],
])('a request that is %s with payments that are %j says so', async (status, payments, says) => {
  on(
    'GET /api/payments/',
    payments.map((each, id) => aPayment({ id, status: each })),
  )
  await open(status)
  expect(screen.getByText(says)).toBeTruthy()
  expect([running, cancelled].filter((words) => screen.queryByText(words))).toEqual(
    [running, cancelled].filter((words) => words === says),
  )
})

/** Shows the payment where the request is also read, as its page does. */
function Page() {
  useQuery(oneRequest('WBSO-2026-00012'))
  return <PaymentView request={wholeRequest()} />
}

test('the invoice is for another company of the user, when one has an address', async () => {
  const { company_profile: applicant } = wholeRequest()
  const office = {
    ...applicant,
    id: 8,
    company_name: 'Advies B.V.',
    address: 'Gracht 1',
    postal_code: '1011 AB',
    city: 'X',
  }
  on('GET /api/profiles/', [applicant, office, { ...office, id: 9, company_name: 'Zonder plaats', city: '' }])
  const opened = on(checkout, reply(502, { detail: 'Er kan nu niet worden betaald.' }))
  await open()
  const choice = screen.getByLabelText('Factuur op naam van')
  expect(
    within(choice)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Pompwacht B.V.', 'Advies B.V.'])
  fireEvent.change(choice, { target: { value: '8' } })
  fireEvent.click(screen.getByRole('checkbox'))
  fireEvent.click(screen.getByRole('button', { name: 'Betalen' }))
  await pass(0)
  fireEvent.change(choice, { target: { value: '' } })
  fireEvent.click(screen.getByRole('button', { name: 'Betalen' }))
  await pass(0)
  expect(opened.map(({ body }) => body)).toEqual([{ invoice_to: 8 }, {}])
})

test('there is no choice of an invoice without another company that has an address', async () => {
  on('GET /api/profiles/', [wholeRequest().company_profile])
  await open()
  expect(screen.queryByLabelText('Factuur op naam van')).toBeNull()
})

test('a checkout that was replaced elsewhere is said in the words of the server, and the request is read again', async () => {
  const replaced = 'Je bent intussen een andere betaling van deze aanvraag begonnen.'
  const read = on('GET /api/requests/{id}/', wholeRequest())
  on(checkout, reply(409, { detail: replaced, code: 'replaced' }))
  renderInApp(<Page />)
  await pass(0)
  expect(read).toHaveLength(1)
  fireEvent.click(screen.getByRole('checkbox'))
  fireEvent.click(screen.getByRole('button', { name: 'Betalen' }))
  await pass(0)
  expect(screen.getByText(replaced)).toBeTruthy()
  expect(read).toHaveLength(2)
})

/** Opens the screen in a window of a size, in a browser that shows PDFs or not. */
test.each([
  { applicant: 'self_employed', benefit: 0, hours: 0, own_hours: 499 },
  { applicant: 'both', own_hours: 300, earlier_own_hours: 199 },
] as const)('too few own hours of the year for the deduction take a second press: %j', async (worth) => {
  const opened = on(checkout, reply(409, { detail: 'nee', code: 'already_paid' }))
  on(application, anApplication([], { benefit: aWorth(worth) }))
  await open()
  fireEvent.click(screen.getByRole('checkbox'))
  fireEvent.click(screen.getByRole('button', { name: 'Betalen' }))
  await pass(0)
  expect(opened).toEqual([])
  expect(screen.getByText(/^Met zo weinig S&O-uren/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Toch betalen' }))
  await pass(0)
  expect(opened).toHaveLength(1)
})

test('nothing is paid while the price is not that of the code', async () => {
  const opened = on(checkout, reply(502, { detail: 'Er kan nu niet worden betaald.' }))
  on(validate, reply(429, { detail: 'Te veel verzoeken.' }), valid)
  await open()
  await enter('WELKOM')
  fireEvent.click(screen.getByRole('checkbox'))
  const pay = () => fireEvent.click(screen.getByRole('button', { name: 'Betalen' }))
  pay()
  expect(document.activeElement).toBe(screen.getByLabelText('Kortingscode'))
  await pass(50)
  expect(line('Totaal')?.textContent).toBe('€\u00a0598,95')
  expect(opened).toEqual([])
  pay()
  await pass(50)
  expect(opened).toHaveLength(1)
})

const showAgain = async () => {
  act(() => {
    focusManager.setFocused(false)
    focusManager.setFocused(true)
  })
  await pass(100)
  await pass(100)
}

test('the first pages are on the screen, and a press shows them larger', async () => {
  await open()
  await pass(100)
  const picture = screen.getByRole('group', { name: 'Eerste pagina’s van je aanvraag, pagina 1 van 2' })
  expect(within(picture).getByText('Tekst van 1')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Bekijk je Preview!' }))
  await pass(100)
  const dialog = within(screen.getByRole('dialog', { name: 'Eerste pagina’s van je aanvraag' }))
  fireEvent.click(dialog.getByRole('button', { name: 'Volgende' }))
  await pass(0)
  expect(dialog.getByText('Tekst van 2')).toBeTruthy()
  expect(pages.open).toHaveBeenCalledTimes(1)
})

test('a press on the picture shows it larger too', async () => {
  await open()
  await pass(100)
  fireEvent.click(screen.getByRole('button', { name: 'Vergroot pagina 1' }))
  expect(screen.getByRole('dialog')).toBeTruthy()
})

test('the preview is loaded once, also when the window gets the focus later', async () => {
  await open()
  await pass(31_000)
  await showAgain()
  expect(previews).toHaveLength(1)
})

test('the preview follows what is saved', async () => {
  let stored = anApplication([], { project_number: 'WBSO-2026-00012' })
  on(application, () => stored)
  await open()
  await pass(1_000)
  expect(pages.open).toHaveBeenCalledTimes(1)
  stored = { ...stored, saved_at: '2026-11-22T13:05:00Z' }
  await showAgain()
  expect(pages.open).toHaveBeenCalledTimes(2)
  expect(pages.close).toHaveBeenCalledTimes(1)
})

test.each([
  ['is missing', 'Geen document beschikbaar voor preview.', () => on(file, reply(404, { detail: 'Not found.' }))],
  ['has no documents', 'Geen document beschikbaar voor preview.', () => on('GET /api/documents/', [])],
  [
    'is no PDF',
    'Er is een fout opgetreden bij het openen van het document.',
    () => on(file, new Response('<p>nee</p>')),
  ],
])('a preview that %s says so, there and in the window', async (_, words, breaks) => {
  breaks()
  await open()
  await pass(100)
  expect(screen.getByText(words)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Bekijk je Preview!' }))
  expect(within(screen.getByRole('dialog')).getByText(words)).toBeTruthy()
})

test('a PDF that cannot be opened says so, and is opened again', async () => {
  pages.open.mockRejectedValueOnce(new Error('broken'))
  await open()
  await pass(100)
  const alert = screen.getByText('Er is een fout opgetreden bij het openen van het document.').closest('[role=alert]')
  fireEvent.click(within(alert as HTMLElement).getByRole('button'))
  await pass(100)
  expect(screen.getByText('Tekst van 1')).toBeTruthy()
})

test('documents that do not load are said, and asked for again on a press', async () => {
  on('GET /api/documents/', broken, [])
  await open()
  const alert = screen.getByText('Kon document informatie niet laden.').closest('[role=alert]')
  fireEvent.click(within(alert as HTMLElement).getByRole('button', { name: 'Probeer opnieuw' }))
  await pass(100)
  expect(screen.queryByText('Kon document informatie niet laden.')).toBeNull()
})

test('that a payment was cancelled is said until the next action', async () => {
  on('GET /api/payments/', [aPayment({ status: 'expired' })])
  await open('unpaid')
  expect(screen.getByText(cancelled)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Betalen' }))
  expect(screen.queryByText(cancelled)).toBeNull()
})

test('a reader is told who can pay, without a button', async () => {
  const request = wholeRequest({ question_count: 2 })
  const company_profile = { ...request.company_profile, role: 'reader' as const }
  renderInApp(
    <Drawing value={pages.open}>
      <PaymentView request={{ ...request, company_profile }} />
    </Drawing>,
  )
  await pass(0)
  expect(
    screen.getByText('Betalen kan een eigenaar, beheerder of adviseur van dit bedrijf. Jij leest mee.'),
  ).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Betalen' })).toBeNull()
  expect(screen.queryByRole('textbox')).toBeNull()
})
