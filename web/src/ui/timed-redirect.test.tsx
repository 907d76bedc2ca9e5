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
      <Route
        path="/hier"
        element={
          <>
            <button type="button">Iets anders</button>
            <TimedRedirect to="/" destination="de startpagina" />
          </>
        }
      />
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

test.each([
  ['a key', () => fireEvent.keyDown(document.body, { key: 'ArrowDown' })],
  ['Tab to something else', () => fireEvent.keyUp(screen.getByRole('button', { name: 'Iets anders' }), { key: 'Tab' })],
  ['a press', () => fireEvent.pointerDown(document.body)],
  ['a touch', () => fireEvent.touchStart(document.body)],
])('WCAG 2.2.1 %s elsewhere stops it, and leaves the focus where it is', (_, act) => {
  open()
  const other = screen.getByRole('button', { name: 'Iets anders' })
  other.focus()
  act()
  pass(10_000)
  expect(screen.queryByText('thuis')).toBeNull()
  expect(screen.getByRole('status').textContent).toBe('Je blijft op deze pagina.')
  expect(document.activeElement).toBe(other)
})

test('the way to its button with Tab does not stop it, nor does a press on its words', () => {
  open()
  fireEvent.keyDown(document.body, { key: 'Tab' })
  fireEvent.keyUp(screen.getByRole('button', { name: 'Blijf op deze pagina' }), { key: 'Tab' })
  fireEvent.pointerDown(screen.getByText(/^Je gaat over/))
  pass(5_000)
  expect(screen.getByText('thuis')).toBeTruthy()
})

test('what is pressed once it is gone or stopped is nothing to it', () => {
  const added = vi.spyOn(document, 'addEventListener')
  open()
  const signals = added.mock.calls.flatMap(([, , options]) => (typeof options === 'object' ? [options.signal] : []))
  fireEvent.pointerDown(document.body)
  expect(signals.filter((signal) => signal && !signal.aborted)).toEqual([])
})
