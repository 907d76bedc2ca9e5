import { fireEvent, screen } from '@testing-library/react'
import { useLocation } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { oneRequest, type WbsoRequest } from '../../api/requests'
import { screenRoute } from '../../app/screen'
import { requestPaths, requestRoutes } from '../../lib/paths'
import { newQueryClient } from '../../lib/query-client'
import { renderRoutes } from '../../test/render'
import { wholeRequest } from '../../test/requests'
import { type Answering, broken, on, reply } from '../../test/server'
import { signedIn } from '../../test/signed-in'
import * as failedPage from './failed-page'

const number = 'WBSO-2026-00012'
const live = requestPaths.processing(number)
const { next } = wholeRequest()

const again = 'POST /api/requests/{id}/retry/'

beforeEach(() => {
  signedIn()
  on('GET /api/requests/{id}/', wholeRequest({ status: 'failed' }))
})

const Arrived = () => <p>{useLocation().pathname}</p>

/** Opens the page. `known` is what the cache has of the request. */
function open(known?: WbsoRequest) {
  const queries = newQueryClient()
  queries.setQueryData(oneRequest(number).queryKey, known, { updatedAt: 1 })
  renderRoutes(
    [
      { path: requestRoutes.failed, ...screenRoute(failedPage) },
      { path: '*', Component: Arrived },
    ],
    requestPaths.failed(number),
    queries,
  )
  return queries
}

const heading = 'Het verwerken van je aanvraag is mislukt'

test('a status that the cache has is not trusted: the request may have failed since', async () => {
  open(wholeRequest({ status: 'in_verwerking' }))
  expect(await screen.findByText(heading)).toBeTruthy()
})

test('a request that did not fail opens its own screen', async () => {
  on('GET /api/requests/{id}/', wholeRequest({ status: 'document_verwerkt' }))
  open()
  expect(await screen.findByText('/profiel-gaat-hierheen')).toBeTruthy()
})

async function retry(answer: Answering<typeof again>) {
  on(again, answer)
  const queries = open()
  fireEvent.click(await screen.findByRole('button', { name: 'Probeer opnieuw' }))
  return queries
}

test('running it again opens the live status, with the answer', async () => {
  const retried = wholeRequest({ status: 'in_verwerking', next: { ...next, profile: live, requests: live } })
  const queries = await retry(reply(202, retried))
  expect(await screen.findByText(requestPaths.processing(number))).toBeTruthy()
  expect(queries.getQueryData(oneRequest(number).queryKey)?.status).toBe('in_verwerking')
})

test('when another tab was first, the live status opens and loads the request anew', async () => {
  const queries = await retry(reply(409, { detail: 'Nee.', code: 'not_failed' }))
  expect(await screen.findByText(requestPaths.processing(number))).toBeTruthy()
  expect(queries.getQueryData(oneRequest(number).queryKey)).toBeUndefined()
})

test('when that goes wrong, the page stays and says so', async () => {
  await retry(broken)
  expect(await screen.findByText('Opnieuw proberen is niet gelukt.')).toBeTruthy()
  expect(screen.getByText(heading)).toBeTruthy()
})

test('a reader can do nothing about it', async () => {
  const request = wholeRequest({ status: 'failed' })
  on('GET /api/requests/{id}/', { ...request, company_profile: { ...request.company_profile, role: 'reader' } })
  open()
  expect(await screen.findByRole('link', { name: 'Mijn aanvragen' })).toBeTruthy()
  expect(screen.queryByText('Wat je kunt doen')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})
