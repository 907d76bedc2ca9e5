import { screen } from '@testing-library/react'
import { Route, Routes, useLocation } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { requestPaths, requestRoutes } from '../../lib/paths'
import { renderInApp } from '../../test/render'
import { wholeRequest } from '../../test/requests'
import { on } from '../../test/server'
import { pass } from '../../test/time'
import { LiveStatus } from './live-status'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const Arrived = () => <p>{useLocation().pathname}</p>

test.each([
  ['failed', requestPaths.failed('WBSO-2026-00012')],
  ['document_verwerkt', requestPaths.payment('WBSO-2026-00012')],
] as const)('a request in process opens its next screen once it is %s', async (end, path) => {
  on('GET /api/requests/{id}/', wholeRequest({ status: 'in_verwerking' }), wholeRequest({ status: end }))
  renderInApp(
    <Routes>
      <Route path={requestRoutes.processing} element={<LiveStatus id="12" />} />
      <Route path="*" element={<Arrived />} />
    </Routes>,
    requestPaths.processing('12'),
  )
  await pass(100)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('We verwerken je aanvraag')
  await pass(2_000)
  expect(screen.getByText(path)).toBeTruthy()
})
