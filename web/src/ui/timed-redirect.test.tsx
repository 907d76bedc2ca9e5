import { act, fireEvent, screen } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderInApp } from '../test/render'
import { TimedRedirect } from './timed-redirect'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

function open() {
  renderInApp(
    <Routes>
      <Route path="/hier" element={<TimedRedirect to="/" destination="de startpagina" />} />
      <Route path="/" element="thuis" />
    </Routes>,
    '/hier',
  )
}

test('goes on when the time is over, not before', () => {
  open()
  pass(4_999)
  expect(screen.getByText('Je gaat over 5 seconden vanzelf naar de startpagina.')).toBeTruthy()
  pass(1)
  expect(screen.getByText('thuis')).toBeTruthy()
})

test('WCAG 2.2.1 one may stay', () => {
  open()
  fireEvent.click(screen.getByRole('button', { name: 'Blijf op deze pagina' }))
  expect(document.activeElement).toBe(screen.getByText('Je blijft op deze pagina.'))
  pass(10_000)
  expect(screen.queryByText('thuis')).toBeNull()
})
