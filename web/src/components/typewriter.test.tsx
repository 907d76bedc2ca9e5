import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { media } from '../test/setup'
import { Typewriter } from './typewriter'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Returns the visible text, without the hidden rest that keeps its room. */
function typed(container: HTMLElement): string {
  const [first] = container.querySelector('p')?.childNodes ?? []
  return first?.nodeType === Node.TEXT_NODE ? (first.textContent ?? '') : ''
}

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

test('types a character every 10 ms, new lines as blank lines', () => {
  const { container } = render(<Typewriter text={'abc\ndef'} animate />)
  expect(typed(container)).toBe('')
  pass(30)
  expect(typed(container)).toBe('abc')
  pass(20)
  expect(typed(container)).toBe('abc\n\n')
  pass(30)
  expect(typed(container)).toBe('abc\n\ndef')
  expect(screen.queryByRole('button')).toBeNull()
})

test('keeps room for what is to come, and is drawn only', () => {
  const { container } = render(<Typewriter text="abcdef" animate />)
  pass(20)
  expect(container.querySelector('p')?.textContent).toBe('abcdef')
  expect(container.querySelector('p')?.getAttribute('aria-hidden')).toBe('true')
})

test('WCAG 2.2.2 the button shows the rest at once', () => {
  const { container } = render(<Typewriter text="abcdef" animate />)
  fireEvent.click(screen.getByRole('button', { name: 'Toon alles' }))
  expect(typed(container)).toBe('abcdef')
})

test('WCAG 2.4.3 the focus stays when the button goes', () => {
  const { container } = render(<Typewriter text="abcdef" animate />)
  screen.getByRole('button').focus()
  pass(20)
  expect(document.activeElement).toBe(screen.getByRole('button'))
  pass(100)
  expect(screen.queryByRole('button')).toBeNull()
  expect(document.activeElement).toBe(container.firstElementChild)
})

test('a press on the text shows the rest at once', () => {
  const { container } = render(<Typewriter text="abcdef" animate />)
  fireEvent.click(container.querySelector('p') as HTMLElement)
  expect(typed(container)).toBe('abcdef')
})

test('types nothing with reduced motion', () => {
  media.match('(prefers-reduced-motion: reduce)')
  const { container } = render(<Typewriter text="abcdef" animate />)
  expect(typed(container)).toBe('abcdef')
})

test('a new text is typed from its beginning', () => {
  const { container, rerender } = render(<Typewriter text="abcdef" animate />)
  pass(100)
  rerender(<Typewriter text="uvwxyz" animate />)
  expect(typed(container)).toBe('')
  pass(20)
  expect(typed(container)).toBe('uv')
})
