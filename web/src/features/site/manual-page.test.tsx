import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { paths } from '../../lib/paths'
import { renderInApp } from '../../test/render'
import { savedFiles } from '../../test/saved-files'
import { type Answering, broken, offline, on } from '../../test/server'
import ManualPage from './manual-page'

let saved: string[]
beforeEach(() => {
  saved = savedFiles()
})
afterEach(() => void vi.useRealTimers())

const pdf = () => new Response('%PDF-1.7', { headers: { 'Content-Type': 'application/pdf' } })
const failure = 'Er is een fout opgetreden bij het downloaden van de handleiding.'

type Given = Answering<'GET /api/manual/download/'>

/** Opens the page. Each attempt gets the next of the answers. */
function open(answer: Given, ...next: Given[]) {
  const asked = on('GET /api/manual/download/', answer, ...next)
  renderInApp(
    <Routes>
      <Route path={paths.manualDownload} element={<ManualPage />} />
      <Route path={paths.home} element={<p>Hier is home</p>} />
    </Routes>,
    paths.manualDownload,
  )
  return asked
}

test('saves the manual once, thanks, and goes home after five seconds', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const asked = open(pdf())
  expect(await screen.findByRole('heading', { name: 'Bedankt voor het downloaden' })).toBeTruthy()
  expect(asked.map(({ headers }) => headers.get('Accept'))).toEqual(['application/pdf']) // a call that takes HTML is a visit to this page
  expect(saved).toEqual(['handleiding-wbso.pdf'])
  act(() => void vi.advanceTimersByTime(4_000))
  expect(screen.queryByText('Hier is home')).toBeNull()
  act(() => void vi.advanceTimersByTime(1_100))
  expect(screen.getByText('Hier is home')).toBeTruthy()
})

test.each([
  ['the server fails', broken],
  ['no answer comes', offline],
  ['a page comes instead of a PDF', new Response('<html>', { headers: { 'Content-Type': 'text/html' } })],
])('when %s it says so, stays, and can be tried again', async (_, answer) => {
  open(answer, pdf())
  expect((await screen.findByRole('alert')).textContent).toBe(failure)
  expect(saved).toEqual([])
  expect(screen.queryByText(/vanzelf/)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Probeer opnieuw' }))
  await screen.findByRole('heading', { name: /Bedankt/ })
})

test('Terug leads home when the page was opened by itself', async () => {
  open(offline)
  await userEvent.click(await screen.findByRole('button', { name: 'Terug' }))
  expect(screen.getByText('Hier is home')).toBeTruthy()
})
