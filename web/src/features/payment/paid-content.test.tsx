import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Payment } from '../../api/payments'
import { renderInApp } from '../../test/render'
import { aPayment, wholeRequest } from '../../test/requests'
import { on } from '../../test/server'
import { PaidView } from './paid-view'
import { SuccessView } from './success-view'

/** Serves these payments, no documents, and the application as a file. */
function serve(payments: Payment[]) {
  on('GET /api/payments/', payments)
  on('GET /api/documents/', [])
  on('GET /api/requests/{id}/download_document/', new Response('%PDF-'))
}

const paid = wholeRequest({ payment_status: 'paid' })

test.each([
  ['the success page', 'Bedankt voor de betaling.', () => <SuccessView request={paid} />],
  ['the paid page', 'Je aanvraag is betaald', () => <PaidView request={paid} />],
])('%s says the amount, the deadline and what is next, downloads, and leads to the project', async (_, title, view) => {
  URL.createObjectURL = () => 'blob:x'
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  serve([aPayment({ amount: 59_895, paid_at: '2026-11-22T23:30:00Z' })])
  renderInApp(view())
  expect(await screen.findByText('€ 598,95')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
  expect(screen.getByText('23 november 2026')).toBeTruthy()
  expect(screen.getByText('20 december 2026')).toBeTruthy()
  expect(screen.getByText(/eHerkenning/)).toBeTruthy()
  expect(screen.queryByText('Je krijgt dit terug.')).toBeNull()
  const onwards = screen.getByRole('link', { name: 'Naar je project' })
  expect(onwards.getAttribute('href')).toBe('/project/WBSO-2026-00012')
  fireEvent.click(screen.getByRole('button', { name: 'Download je aanvraag' }))
  await waitFor(() => expect(saved.mock.contexts[0]).toHaveProperty('download', 'aanvraag-WBSO-2026-00012.pdf'))
  fireEvent.click(screen.getByRole('button', { name: 'Bekijk je aanvraag' }))
  expect(screen.getByRole('dialog', { name: 'Je aanvraag' })).toBeTruthy()
})

test.each([
  [2, 'Maak af (2 vragen)', '/requests/WBSO-2026-00012/aanvraag'],
  [1, 'Maak af (1 vraag)', '/requests/WBSO-2026-00012/aanvraag'],
  [0, 'Dien in', '/requests/WBSO-2026-00012/aanvraag?deel=indienen'],
])('with %i questions open the one filled button of the success page is %s', async (question_count, words, href) => {
  serve([aPayment()])
  renderInApp(<SuccessView request={{ ...paid, question_count }} />)
  const next = await screen.findByRole('link', { name: words })
  expect(next.getAttribute('href')).toBe(href)
  expect([...document.querySelectorAll('a.mantine-Button-root:not([data-variant=default])')]).toEqual([next])
})

test('what was filed is not to be finished or filed again', async () => {
  serve([aPayment()])
  renderInApp(<PaidView request={wholeRequest({ payment_status: 'paid', filed: '2026-12-01' })} />)
  expect(await screen.findByText('1 december 2026')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Bekijk je ingediende aanvraag' })).toBeTruthy()
  expect(document.body.textContent).not.toMatch(/Dien in|20 december|Maak je aanvraag af|eHerkenning|hoe je indient/)
})

test('a second payment comes back, and is not the amount that was paid', async () => {
  serve([aPayment({ id: 2, amount: 59_895, refund_due: true }), aPayment({ amount: 96_195 })])
  renderInApp(<PaidView request={paid} />)
  const notice = (await screen.findByText('Je krijgt dit terug.')).closest('[role=status]')
  expect(notice?.textContent).toBe(
    'Je hebt nog een keer betaald: €\u00a0598,95. Je krijgt dit terug. Je hoeft niets te doen.',
  )
  expect(screen.getByText('Betaald').nextSibling?.textContent).toBe('€\u00a0961,95')
})

test('a payment with a code that was used up by then comes back, and does not count as paid', async () => {
  serve([aPayment({ amount: 59_895, refund_due: true })])
  renderInApp(<SuccessView request={wholeRequest()} />)
  const notice = (await screen.findByText('Je krijgt dit terug.')).closest('[role=status]')
  expect(notice?.textContent).toContain('Je hebt €\u00a0598,95 betaald toen de kortingscode al op was.')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('We verwerken je betaling')
  expect(screen.queryByRole('button', { name: 'Download je aanvraag' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Naar je project' })).toBeNull()
})

test('WCAG 2.2.1 on the success page the button to stay comes before the bar', async () => {
  serve([aPayment()])
  renderInApp(<SuccessView request={paid} />)
  const stay = await screen.findByRole('button', { name: 'Blijf op deze pagina' })
  expect(stay.nextElementSibling?.getAttribute('aria-hidden')).toBe('true')
  fireEvent.click(stay)
  expect(document.activeElement).toBe(screen.getByText('Je blijft op deze pagina.'))
})

test('WCAG 2.2.1 a press elsewhere on the success page stops the bar, and leaves the focus', async () => {
  serve([aPayment()])
  renderInApp(<SuccessView request={paid} />)
  const onwards = await screen.findByRole('link', { name: 'Naar je project' })
  onwards.focus()
  fireEvent.pointerDown(document.body)
  expect(screen.getByText('Je blijft op deze pagina.')).toBeTruthy()
  expect(document.activeElement).toBe(onwards)
})
