import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderInApp } from '../../test/render'
import { aPayment, wholeRequest } from '../../test/requests'
import { media } from '../../test/setup'
import { PaymentView } from './payment-view'

type Answer = (request: Request) => unknown

const full = { price: 79_500, vat: 16_695, total: 96_195, code_applied: null }
const reduced = { price: 49_500, vat: 10_395, total: 59_895, code_applied: 'WELKOM' }
const pdf = () => new Response('%PDF-1.7', { headers: { 'Content-Type': 'application/pdf' } })

let answers: Record<string, Answer>

beforeEach(() => {
  vi.useFakeTimers()
  answers = {
    quote: ({ url }) => (url.includes('code=WELKOM') ? reduced : full),
    payments: () => [],
    documents: () => [{ id: 1 }],
    download_document: pdf,
    validate: () => ({ valid: true, custom_checkout_price: 495, reason: null }),
  }
  vi.stubGlobal('fetch', async (request: Request) => {
    const [, answer] = Object.entries(answers).find(([part]) => request.url.includes(part)) ?? []
    const body = answer?.(request)
    return body instanceof Response ? body : Response.json(body)
  })
})
afterEach(() => void vi.useRealTimers())

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

async function open() {
  renderInApp(<PaymentView request={wholeRequest()} />)
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
  expect(line('Prijs (excl. btw)')?.innerHTML).toBe('€&nbsp;795,00')
  expect(line('Korting')).toBeUndefined()
  expect(line('Totaal')?.textContent).toBe('€\u00a0961,95')
})

test('a code strikes the old price and says the discount', async () => {
  await open()
  await enter('WELKOM')
  expect(screen.getByText('Code toegepast!')).toBeTruthy()
  expect(line('Prijs (excl. btw)')?.innerHTML).toBe('<s>€&nbsp;795,00</s>')
  expect(line('Korting')?.textContent).toBe('−\u00a0€\u00a0300,00')
  expect(line('Btw 21%')?.textContent).toBe('€\u00a0103,95')
  expect(line('Totaal')?.textContent).toBe('€\u00a0598,95')
})

test.each([
  ['unknown', 'Code ongeldig: onbekend'],
  ['expired', 'Code ongeldig: verlopen'],
  ['used_up', 'Code ongeldig: opgebruikt'],
  [null, 'Code ongeldig'],
])('a code that is not valid says why: %s', async (reason, words) => {
  answers.validate = () => ({ valid: false, custom_checkout_price: null, reason })
  await open()
  await enter('NEE')
  expect(screen.getByText(words)).toBeTruthy()
  expect(line('Totaal')?.textContent).toBe('€\u00a0961,95')
})

test('it names the ways to pay, and what is yet to come', async () => {
  await open()
  expect(screen.getByText(/iDEAL of creditcard/)).toBeTruthy()
  expect(screen.getByText('Wordt verwacht').closest('section')?.textContent).toContain('No Cure, No Pay')
})

test('money that comes back is said here too', async () => {
  answers.payments = () => [aPayment({ refund_due: true })]
  await open()
  expect(screen.getByText('Je krijgt dit terug.')).toBeTruthy()
})

/** Opens the screen in a window of a size, in a browser that shows PDFs or not. */
async function openIn(wide: boolean, viewer: boolean) {
  URL.createObjectURL = () => 'blob:http://localhost/preview'
  URL.revokeObjectURL = () => undefined
  vi.stubGlobal('navigator', { ...navigator, pdfViewerEnabled: viewer })
  if (wide) media.match('(min-width: 40em)')
  answers.download_document = vi.fn(pdf)
  await open()
  await pass(0)
}

test('the preview is in the page, where there is room', async () => {
  await openIn(true, true)
  const frame = screen.getByTitle('Eerste pagina’s van je aanvraag')
  expect(frame.getAttribute('src')).toMatch(/^blob:http:\/\/localhost\/preview#/)
})

test.each([
  ['on a phone', false, true],
  ['in a browser without a viewer', true, false],
])('%s there is the button alone, and nothing is loaded', async (_, wide, viewer) => {
  await openIn(wide, viewer)
  expect(document.querySelector('iframe')).toBeNull()
  expect(answers.download_document).not.toHaveBeenCalled()
  expect(screen.getByRole('button', { name: 'Bekijk je Preview!' })).toBeTruthy()
})

const preview = async () => {
  vi.spyOn(window, 'open').mockReturnValue(null)
  fireEvent.click(screen.getByRole('button', { name: 'Bekijk je Preview!' }))
  await pass(0)
}

test.each([
  [
    'is missing',
    'Geen document beschikbaar voor preview.',
    () => Response.json({ detail: 'Not found.' }, { status: 404 }),
  ],
  ['is no PDF', 'Er is een fout opgetreden bij het openen van het document.', () => new Response('<p>nee</p>')],
])('a preview that %s says so', async (_, words, answer) => {
  await open()
  answers.download_document = answer
  await preview()
  expect(screen.getByText(words)).toBeTruthy()
})

test('without documents there is no preview', async () => {
  answers.documents = () => []
  await open()
  await preview()
  expect(screen.getByText('Geen document beschikbaar voor preview.')).toBeTruthy()
})

test('documents that do not load are said', async () => {
  answers.documents = () => Response.json({ detail: 'x' }, { status: 500 })
  await open()
  expect(screen.getByText('Kon document informatie niet laden.')).toBeTruthy()
})
