import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { RequestCard } from '../../api/requests'
import { renderInApp } from '../../test/render'
import { aRequest } from '../../test/requests'
import { type Answering, broken, on } from '../../test/server'
import { pass } from '../../test/time'
import RequestsTab from './requests-tab'

const list = 'GET /api/requests/'

/** Opens the list with one request. Returns its row. */
async function open(request: RequestCard) {
  on(list, [request])
  renderInApp(<RequestsTab />)
  return (await screen.findByText(request.project_number)).closest('tr') as HTMLElement
}

type Status = RequestCard['status']
type PaymentStatus = RequestCard['payment_status']

const buttonsOf = (row: HTMLElement) => [...row.querySelectorAll('.mantine-Button-root')]

test.each<[Status, PaymentStatus, words: string, href: string, variant: string]>([
  ['in_verwerking', 'unpaid', 'Volg de verwerking', '/requests/WBSO-2026-00012/processing', 'default'],
  ['failed', 'unpaid', 'Bekijk wat je kunt doen', '/requests/WBSO-2026-00012/failed', 'filled'],
  ['document_verwerkt', 'unpaid', 'Klaar: bekijk en betaal', '/requests/WBSO-2026-00012/payment', 'filled'],
  ['document_verwerkt', 'failed', 'Betaal opnieuw', '/requests/WBSO-2026-00012/payment', 'filled'],
  ['document_verwerkt', 'paid', 'Dien in', '/requests/WBSO-2026-00012/aanvraag?deel=indienen', 'filled'],
])('the one action of %j, %s is %s', async (status, payment_status, words, href, variant) => {
  const row = await open(aRequest({ status, payment_status }))
  const link = within(row).getByRole('link', { name: `${words} WBSO-2026-00012` })
  expect(link.textContent).toBe(words)
  expect(link.getAttribute('href')).toBe(href)
  expect(link.getAttribute('data-variant')).toBe(variant)
  expect(buttonsOf(row).filter((button) => button.closest('details') === null)).toEqual([link])
})

test('a request that waits for the model says so in the list', async () => {
  const row = await open(aRequest({ status: 'in_verwerking', put_off: true }))
  expect(within(row).getByText('Wacht op het taalmodel')).toBeTruthy()
})

test.each([
  ['unpaid', null, ['Aanvraag afmaken en indienen']],
  ['paid', null, ['Download je aanvraag', 'Naar je project']],
  ['paid', '2026-12-01', ['Bekijk je ingediende aanvraag', 'Download je aanvraag', 'Naar je project']],
] as const)('the menu of a request that is %s, filed on %j, has the rest: %j', async (payment_status, filed, words) => {
  const row = await open(aRequest({ payment_status, filed }))
  const menu = within(row).getByText(/^Meer/).closest('details') as HTMLElement
  expect(buttonsOf(menu).map(({ textContent }) => textContent)).toEqual(words)
  for (const button of buttonsOf(menu)) expect(button.getAttribute('data-variant')).toBe('default')
})

test.each(['in_verwerking', 'failed'] as const)(
  'a request that is %s has no application, and no menu',
  async (status) => {
    const row = await open(aRequest({ status }))
    expect(within(row).queryByText(/^Meer/)).toBeNull()
  },
)

test('a payment on its way asks for nothing', async () => {
  const row = await open(aRequest({ payment_status: 'pending' }))
  expect(within(row).getByText('Je betaling wordt verwerkt').closest('td')?.textContent).toContain('Pending')
  expect(within(row).queryByRole('link', { name: /betaal/i })).toBeNull()
})

test('a paid request is downloaded here', async () => {
  const downloads = on('GET /api/requests/{id}/download_document/', new Response('%PDF-'))
  URL.createObjectURL = () => 'blob:x'
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const row = await open(aRequest({ payment_status: 'paid' }))
  fireEvent.click(within(row).getByText(/^Meer/))
  const button = within(row).getByRole('button', { name: 'Download je aanvraag WBSO-2026-00012' })
  expect(button.textContent).toBe('Download je aanvraag')
  fireEvent.click(button)
  await waitFor(() => expect(saved.mock.contexts[0]).toHaveProperty('download', 'aanvraag-WBSO-2026-00012.pdf'))
  expect(downloads.map(({ call }) => call)).toEqual(['GET /api/requests/WBSO-2026-00012/download_document/'])
})

test('a row says when it was made and until when it can be filed', async () => {
  const row = await open(aRequest())
  expect(row.textContent).toContain('Gemaakt op 22-11-2026 · dien in tot en met 20-12-2026')
  expect(within(row).getAllByRole('link')[0]?.getAttribute('href')).toBe('/profiel-gaat-hierheen')
})

test('a deadline that has passed is said as such', async () => {
  const filing = {
    ...aRequest().filing,
    from: '2026-03-01',
    start_month: '2026-03',
    deadline: '2026-02-28',
    past: true,
  }
  expect((await open(aRequest({ filing }))).textContent).toContain('indienen kon tot en met 28-02-2026')
})

test('the self-employed have no deadline', async () => {
  const filing = { ...aRequest().filing, deadline: null }
  expect((await open(aRequest({ filing }))).textContent).toContain('je periode begint op de dag waarop je indient')
})

test.each([false, true])('what was filed is said to be, with no deadline, passed or not: %s', async (past) => {
  const row = await open(aRequest({ filed: '2026-12-01', filing: { ...aRequest().filing, past } }))
  expect(row.textContent).toContain('Gemaakt op 22-11-2026 · ingediend bij RVO op 01-12-2026')
  expect(row.textContent).not.toMatch(/tot en met|vraag van|vragen/)
})

describe('while the list is open', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    vi.useRealTimers()
    Reflect.deleteProperty(document, 'visibilityState')
  })

  /** Opens the list. The calls for it get these answers, and then the last one again. */
  async function serve(answer: Answering<typeof list>, ...next: Answering<typeof list>[]) {
    const asked = on(list, answer, ...next)
    renderInApp(<RequestsTab />)
    await pass(0)
    return asked
  }

  const good = [aRequest()]
  const alarm = () => screen.queryByText('Kon aanvragen niet laden')
  const row = () => screen.queryByText('WBSO-2026-00012')

  test('a poll that fails keeps the last good data and says so, until one works', async () => {
    await serve(good, broken, good)
    expect(alarm()).toBeNull()
    await pass(5_100)
    expect(alarm()).toBeTruthy()
    expect(screen.getByText('Hieronder staat wat we het laatst ophaalden.')).toBeTruthy()
    expect(row()).toBeTruthy()
    await pass(5_200)
    expect(alarm()).toBeNull()
    expect(row()).toBeTruthy()
  })

  test('a failure from the start is no empty list', async () => {
    await serve(broken)
    expect(alarm()).toBeTruthy()
    expect(screen.queryByText('Je hebt nog geen aanvragen.')).toBeNull()
  })

  test('a failure from the start is asked again on a press', async () => {
    await serve(broken, good)
    expect(screen.getByText('Je aanvragen zijn bewaard.')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Probeer opnieuw' }))
    await pass(0)
    expect(alarm()).toBeNull()
    expect(row()).toBeTruthy()
  })

  test('it asks again every five seconds, not while it is hidden', async () => {
    const asked = await serve(good)
    await pass(5_000)
    expect(asked).toHaveLength(2)
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    await pass(60_000)
    expect(asked).toHaveLength(2)
  })
})
