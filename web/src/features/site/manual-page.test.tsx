import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { paths } from '../../lib/paths'
import { json, serve } from '../../lib/serve-for-tests'
import { renderInApp } from '../../test/render'
import { savedFiles } from '../../test/saved-files'
import ManualPage from './manual-page'

let saved: string[]
beforeEach(() => {
  saved = savedFiles()
})
afterEach(() => void vi.useRealTimers())

const pdf = () => new Response('%PDF-1.7', { headers: { 'Content-Type': 'application/pdf' } })
const failure = 'Er is een fout opgetreden bij het downloaden van de handleiding.'

/** Opens the page. Each attempt gets the next of the answers. */
function open(...answers: Response[]) {
  const accepted: (string | null)[] = []
  serve({
    '/api/site/': () => json(200, { brand: 'Speurwerk' }),
    '/api/manual/download/': (request) => {
      accepted.push(request.headers.get('Accept'))
      const answer = answers.shift()
      if (answer === undefined) throw new TypeError('no connection')
      return answer
    },
  })
  renderInApp(
    <Routes>
      <Route path={paths.manualDownload} element={<ManualPage />} />
      <Route path={paths.home} element={<p>Hier is home</p>} />
    </Routes>,
    paths.manualDownload,
  )
  return accepted
}

test('saves the manual once, thanks, and goes home after five seconds', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const accepted = open(pdf())
  expect(await screen.findByRole('heading', { name: 'Bedankt voor het downloaden' })).toBeTruthy()
  expect(accepted).toEqual(['application/pdf']) // a call that takes HTML is a visit to this page
  expect(saved).toEqual(['handleiding-wbso.pdf'])
  act(() => void vi.advanceTimersByTime(4_000))
  expect(screen.queryByText('Hier is home')).toBeNull()
  act(() => void vi.advanceTimersByTime(1_100))
  expect(screen.getByText('Hier is home')).toBeTruthy()
})

test.each([
  ['the server fails', json(500, { detail: 'A server error occurred.' })],
  ['no answer comes', undefined],
  ['a page comes instead of a PDF', new Response('<html>', { headers: { 'Content-Type': 'text/html' } })],
])('when %s it says so, stays, and can be tried again', async (_, answer) => {
  open(...(answer === undefined ? [] : [answer, pdf()]))
  expect((await screen.findByRole('alert')).textContent).toBe(failure)
  expect(saved).toEqual([])
  expect(screen.queryByText(/vanzelf/)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Probeer het opnieuw' }))
  await screen.findByRole('heading', { name: answer ? /Bedankt/ : /niet gedownload/ })
})

test('Terug leads home when the page was opened by itself', async () => {
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Terug' }))
  expect(screen.getByText('Hier is home')).toBeTruthy()
})
