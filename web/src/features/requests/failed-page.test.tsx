import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { oneRequest, type WbsoRequest } from '../../api/requests'
import { requestPaths, requestRoutes } from '../../lib/paths'
import { newQueryClient } from '../../lib/query-client'
import { wholeRequest } from '../../test/requests'
import { signedIn } from '../../test/signed-in'
import FailedPage from './failed-page'

const number = 'WBSO-2026-00012'
const live = requestPaths.processing(number)
const { next } = wholeRequest()

/** The answers to loading the request and to running it again. */
let answers: { request: () => Response; retry: () => Response }

beforeEach(() => {
  signedIn()
  answers = {
    request: () => Response.json(wholeRequest({ status: 'failed' })),
    retry: () =>
      Response.json(wholeRequest({ status: 'in_verwerking', next: { ...next, profile: live, requests: live } })),
  }
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    if (url.includes('/retry/')) return answers.retry()
    return url.includes('/requests/') ? answers.request() : Response.json({})
  })
})

const Arrived = () => <p>{useLocation().pathname}</p>

/** Opens the page. `known` is what the cache has of the request. */
function open(known?: WbsoRequest) {
  const queries = newQueryClient()
  queries.setQueryData(oneRequest(number).queryKey, known)
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={queries}>
        <MemoryRouter initialEntries={[requestPaths.failed(number)]}>
          <Routes>
            <Route path={requestRoutes.failed} element={<FailedPage />} />
            <Route path="*" element={<Arrived />} />
          </Routes>
        </MemoryRouter>
      </QueryClientProvider>
    </MantineProvider>,
  )
  return queries
}

const heading = 'Het verwerken van je aanvraag is mislukt'

test('a status that the cache has is not trusted: the request may have failed since', async () => {
  open(wholeRequest({ status: 'in_verwerking' }))
  expect(await screen.findByText(heading)).toBeTruthy()
})

test('a request that did not fail opens its own screen', async () => {
  answers.request = () => Response.json(wholeRequest({ status: 'document_verwerkt' }))
  open()
  expect(await screen.findByText('/profiel-gaat-hierheen')).toBeTruthy()
})

async function retry(answer: () => Response) {
  answers.retry = answer
  const queries = open()
  fireEvent.click(await screen.findByRole('button', { name: 'Opnieuw proberen' }))
  return queries
}

const refusal = (status: number) => () => Response.json({ detail: 'Nee.' }, { status })

test('running it again opens the live status, with the answer', async () => {
  const queries = await retry(answers.retry)
  expect(await screen.findByText(requestPaths.processing(number))).toBeTruthy()
  expect(queries.getQueryData(oneRequest(number).queryKey)?.status).toBe('in_verwerking')
})

test('when another tab was first, the live status opens and loads the request anew', async () => {
  const queries = await retry(refusal(409))
  expect(await screen.findByText(requestPaths.processing(number))).toBeTruthy()
  expect(queries.getQueryData(oneRequest(number).queryKey)).toBeUndefined()
})

test('when that goes wrong, the page stays and says so', async () => {
  await retry(refusal(500))
  expect(await screen.findByText('Opnieuw proberen is niet gelukt.')).toBeTruthy()
  expect(screen.getByText(heading)).toBeTruthy()
})
