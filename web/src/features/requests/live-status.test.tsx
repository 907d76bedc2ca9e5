import { screen } from '@testing-library/react'
import { useLocation } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { screenRoute } from '../../app/screen'
import { requestPaths, requestRoutes } from '../../lib/paths'
import { renderRoutes } from '../../test/render'
import { wholeRequest } from '../../test/requests'
import { on } from '../../test/server'
import { pass } from '../../test/time'
import * as processingPage from './processing-page'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const Arrived = () => <p>{useLocation().pathname}</p>

test('a request that waits for the model says so', async () => {
  on('GET /api/requests/{id}/', wholeRequest({ status: 'in_verwerking', put_off: true }))
  renderRoutes([{ path: requestRoutes.processing, ...screenRoute(processingPage) }], requestPaths.processing('12'))
  await pass(100)
  expect(screen.getByText(/taalmodel dat je teksten leest, is nu niet beschikbaar/)).toBeTruthy()
})

test.each([
  ['failed', requestPaths.failed('WBSO-2026-00012')],
  ['document_verwerkt', requestPaths.payment('WBSO-2026-00012')],
] as const)('a request in process opens its next screen once it is %s', async (end, path) => {
  on('GET /api/requests/{id}/', wholeRequest({ status: 'in_verwerking' }), wholeRequest({ status: end }))
  renderRoutes(
    [
      { path: requestRoutes.processing, ...screenRoute(processingPage) },
      { path: '*', Component: Arrived },
    ],
    requestPaths.processing('12'),
  )
  await pass(100)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('We verwerken je aanvraag')
  await pass(2_100)
  expect(screen.getByText(path)).toBeTruthy()
})
