import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { RequestCard } from '../../api/requests'
import { renderInApp } from '../../test/render'
import { wholeRequest } from '../../test/requests'
import { broken, on } from '../../test/server'
import { pass } from '../../test/time'
import { ThankYou } from './thank-you'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

async function open(...statuses: [RequestCard['status'], ...RequestCard['status'][]]) {
  const [first, ...next] = statuses
  const answer = (status: RequestCard['status']) => wholeRequest({ status })
  on('GET /api/requests/{id}/', answer(first), ...next.map(answer))
  renderInApp(<ThankYou id="12" />)
  await pass(0)
}

/** The buttons of the one next step. */
const filled = () =>
  [...document.querySelectorAll('a.mantine-Button-root:not([data-variant=default])')].map(
    ({ textContent }) => textContent,
  )

const ways = () => screen.getAllByRole('link').map(({ textContent }) => textContent)

test('it says what happens, with the two ways on', async () => {
  await open('in_verwerking')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Bedankt voor je aanvraag!')
  expect(screen.getByText('We maken er een document van; er gaat niets naar RVO.')).toBeTruthy()
  expect(screen.getByText(/^De verwerking gebeurt op de achtergrond .* Je krijgt een melding/)).toBeTruthy()
  expect(screen.getByText('WBSO-2026-00012')).toBeTruthy()
  expect(ways()).toEqual(['Mijn aanvragen', 'Naar home', 'Neem contact op'])
  expect(filled()).toEqual([])
})

test.each([
  ['document_verwerkt', 'Je document is klaar.', 'Bekijk je voorbeeld'],
  ['failed', 'Het verwerken is mislukt.', 'Bekijk wat je kunt doen'],
] as const)('once it is %s, that is said and a first button joins them', async (status, words, action) => {
  await open('in_verwerking', status)
  await pass(2_100)
  expect(screen.getByText(words)).toBeTruthy()
  expect(ways()).toEqual([action, 'Mijn aanvragen', 'Naar home', 'Neem contact op'])
  expect(screen.getByText(action).closest('a')?.getAttribute('href')).toBe('/profiel-gaat-hierheen')
  expect(filled()).toEqual([action])
  expect(screen.queryByText(/^We maken er een document van/) === null).toBe(status === 'failed')
})

test('a status that cannot be loaded is said, until it is there', async () => {
  on('GET /api/requests/{id}/', broken, wholeRequest({ status: 'in_verwerking' }))
  renderInApp(<ThankYou id="12" />)
  await pass(0)
  const words = /^We kunnen de status nu niet ophalen\./
  expect(screen.getByText(words)).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Bedankt voor je aanvraag!')
  await pass(2_100)
  expect(screen.queryByText(words)).toBeNull()
  expect(screen.getByText('WBSO-2026-00012')).toBeTruthy()
})

test('WCAG 2.2.1 the button to stay comes before the bar', async () => {
  await open('in_verwerking')
  const stay = screen.getByRole('button', { name: 'Blijf op deze pagina' })
  expect(stay.nextElementSibling?.getAttribute('aria-hidden')).toBe('true')
})
